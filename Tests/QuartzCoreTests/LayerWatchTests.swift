import QuartzCore
import Testing

@Suite("Watching layers")
struct LayerWatchTests {
  @Test("a watch that listens hears of each property with its old and new value")
  func changes() {
    let layer = CALayer()
    var heard: [String] = []
    layer.watch = LayerWatch(willChange: { _, key, old, new in
      heard.append("\(key): \(old) -> \(new)")
    })
    layer.opacity = 0.5
    layer.watch?.listensForChanges = true
    layer.opacity = 0.25
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    // That it is set to what it is, nobody hears.
    layer.frame = layer.frame
    layer.watch?.listensForChanges = false
    layer.opacity = 1

    #expect(heard.count == 3)
    #expect(heard.first == "opacity: number(0.5) -> number(0.25)")
    #expect(heard.last?.hasPrefix("bounds") == true)
  }

  @Test("a new size and a mark by hand ask for layout; a new position and place do not")
  func layout() {
    let layer = CALayer()
    var count = 0
    layer.watch = LayerWatch(didInvalidateLayout: { _ in count += 1 })

    layer.position = CGPoint(x: 1, y: 1)
    #expect(count == 0)
    layer.bounds.size.width = 5
    #expect(count == 1)
    layer.setNeedsLayout()
    #expect(count == 2)
    CALayer().addSublayer(layer)
    #expect(count == 2)
  }

  @Test("a new size is told with the one before")
  func resize() {
    let layer = CALayer()
    var sizes: [CGSize] = []
    layer.watch = LayerWatch(didResize: { _, old in sizes.append(old) })

    layer.frame = CGRect(x: 1, y: 1, width: 10, height: 20)
    layer.bounds.origin.x = 4
    layer.frame.size.width = 30

    #expect(sizes == [.zero, CGSize(width: 10, height: 20)])
  }

  @Test("setting the clock is told")
  func clock() {
    let layer = CALayer()
    var count = 0
    layer.watch = LayerWatch(didChangeClock: { _ in count += 1 })

    layer.speed = 0
    layer.timeOffset = 0.5

    #expect(count == 2)
  }

  @Test("a watch shows presentations as it likes")
  func presentation() {
    let layer = CALayer()
    layer.watch = LayerWatch(present: { _, copy in copy.opacity = 0.125 })

    #expect(layer.presentation()?.opacity == 0.125)
    #expect(layer.opacity == 1)
  }
}
