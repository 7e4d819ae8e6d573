import Testing
import UIKit

@MainActor @Suite("Transactions", .serialized) struct TransactionTests {
  @Test("the block runs when the last animation of the transaction is over")
  func waits() {
    let sheet = Sheet()
    var ends: [Double] = []

    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append(Headless.now) }
    sheet.layer.add(sheet.fade(0.5), forKey: "short")
    UIView.animate(withDuration: 0.8) { sheet.view.frame.origin.x = 10 }
    CATransaction.commit()
    UIView.animate(withDuration: 3) { sheet.view.frame.origin.y = 10 }
    #expect(ends == [])
    Headless.settle()

    #expect(ends == [0.8] && Headless.now == 3)
  }

  @Test("without animations it runs in the next turn")
  func empty() {
    let sheet = Sheet()
    var ends = 0

    CATransaction.begin()
    CATransaction.setCompletionBlock { ends += 1 }
    sheet.view.alpha = 0.5
    CATransaction.commit()
    #expect(ends == 0)
    Headless.turn()

    #expect(ends == 1 && Headless.now == 0)
  }

  @Test("it runs too where the animation was taken away")
  func removed() {
    let sheet = Sheet()
    var end = -1.0
    CATransaction.begin()
    CATransaction.setCompletionBlock { end = Headless.now }
    sheet.layer.add(sheet.fade(), forKey: "fade")
    CATransaction.commit()
    Headless.advance(by: 0.3)

    sheet.layer.removeAllAnimations()
    Headless.settle()

    #expect(end == 0.3)
  }

  @Test("a transaction within another waits for its own, the outer one for all")
  func nested() {
    let sheet = Sheet()
    var ends: [String] = []

    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("outer at \(Headless.now)") }
    sheet.layer.add(sheet.fade(0.2), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("inner at \(Headless.now)") }
    sheet.layer.add(sheet.fade(0.6), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    Headless.settle()

    #expect(ends == ["inner at 0.6", "outer at 0.6"])
  }

  @Test("another block takes over for what follows; the first has what came before it")
  func replaced() {
    let sheet = Sheet()
    var ends: [String] = []

    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("first at \(Headless.now)") }
    sheet.layer.add(sheet.fade(0.2), forKey: "a")
    CATransaction.setCompletionBlock { ends.append("second at \(Headless.now)") }
    sheet.layer.add(sheet.fade(0.6), forKey: "b")
    CATransaction.commit()
    Headless.settle()

    #expect(ends == ["first at 0.2", "second at 0.6"])
  }

  @Test("the turn's own transaction is closed by its commit")
  func implicit() {
    let sheet = Sheet()
    var end = -1.0

    CATransaction.setCompletionBlock { end = Headless.now }
    CATransaction.setAnimationDuration(0.7)
    let fade = sheet.fade(0)
    sheet.layer.add(fade, forKey: "a")
    Headless.turn()
    #expect(CATransaction.animationDuration() == 0.25)
    sheet.layer.add(sheet.fade(3), forKey: "b")
    Headless.settle()

    #expect(end == 0.7)
  }

  @Test("its duration counts for animations that have none")
  func duration() {
    let sheet = Sheet()

    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    sheet.layer.add(sheet.fade(0), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    Headless.settle()

    #expect(Headless.now == 2 && CATransaction.animationDuration() == 0.25)
  }

  @Test("what is set is kept within the transaction, by name or by key")
  func values() {
    _ = Sheet()
    CATransaction.begin()

    CATransaction.setDisableActions(true)
    CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("x", forKey: "own")
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))

    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.value(forKey: "own") as? String == "x")
    #expect(CATransaction.animationTimingFunction() != nil)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.value(forKey: "own") == nil)
  }

  @Test("a commit too many changes nothing")
  func unbalanced() {
    let sheet = Sheet()
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.commit()
    CATransaction.commit()

    sheet.layer.add(sheet.fade(), forKey: nil)

    #expect(Headless.settle())
  }
}
