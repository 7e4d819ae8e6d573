import Testing
import UIKit

@MainActor @Suite("Clocks of layers", .serialized) struct LayerClockTests {
  @Test("a layer that stands still holds the animations of the views and layers in it")
  func stopped() {
    let sheet = Sheet()
    let inner = UIView()
    sheet.view.addSubview(inner)
    var ends: [Double] = []
    sheet.layer.speed = 0

    inner.layer.add(sheet.fade(), forKey: nil)
    UIView.animate(
      withDuration: 1, animations: { inner.frame.origin.x = 100 },
      completion: { _ in ends.append(Headless.now) })
    Headless.advance(by: 10)
    #expect(ends == [] && sheet.log == ["fade begins at 0.0"])
    #expect(inner.layer.presentation()?.opacity == 1)

    sheet.layer.timeOffset = 0.25
    #expect(inner.layer.presentation()?.opacity == 0.75)
    sheet.layer.timeOffset = 0.75
    #expect(inner.layer.presentation()?.opacity == 0.25)
  }

  @Test("let go by the book, it goes on where it stood")
  func resumed() {
    let sheet = Sheet()
    sheet.layer.add(sheet.fade(), forKey: nil)
    Headless.advance(by: 0.4)
    let paused = sheet.layer.convertTime(CACurrentMediaTime(), from: nil)
    sheet.layer.speed = 0
    sheet.layer.timeOffset = paused
    Headless.advance(by: 5)
    #expect(abs(sheet.seenOpacity - 0.6) < 1e-6)

    sheet.layer.speed = 1
    sheet.layer.timeOffset = 0
    sheet.layer.beginTime = 0
    sheet.layer.beginTime = sheet.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(abs(sheet.seenOpacity - 0.6) < 1e-6)
    Headless.settle()

    #expect(sheet.log.last == "fade ends at 6.0")
  }

  @Test("a fast layer gets there sooner, and one in it sooner still")
  func fast() {
    let sheet = Sheet()
    let inner = CALayer()
    sheet.layer.addSublayer(inner)
    sheet.layer.speed = 2
    inner.speed = 2

    inner.add(sheet.fade(), forKey: nil)
    Headless.settle()

    #expect(sheet.log.last == "fade ends at 0.25")
  }

  @Test("an animation of several layers waits for the slowest")
  func several() {
    let sheet = Sheet()
    let (slow, quick) = (UIView(), UIView())
    for view in [slow, quick] { sheet.view.addSubview(view) }
    var end = -1.0
    slow.layer.speed = 0.5

    UIView.animate(
      withDuration: 1,
      animations: {
        slow.alpha = 0
        quick.alpha = 0
      }, completion: { _ in end = Headless.now })
    Headless.settle()

    #expect(end == 2)
  }
}
