import UIKit

// Every way in which a library's animators are made, and not made. The tests compile these files and
// read what the compiler tells of them.

/// What all animators here are short of.
open class Timed: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}

class Plain: Timed {}

public final class Defaulted: Timed {
  public init(duration: TimeInterval = 0.3, curve: Int = 0) {}
}

final class Hurried: Timed {
  init(duration: TimeInterval, options: Options, end: (() -> Void)?) {}

  struct Options {
    var isBouncing = false
  }
}

final class Doubtful: Timed {
  init?(name: String = "") { return nil }
}

final class Single: Timed {
  static let shared = Single()
  private override init() {}
}

/// Its name is a word of the language.
final class `default`: Timed {}

final class Sealed: Timed {
  private override init() {}
}

final class Demanding: Timed {
  init(over view: UIView) {}
  init(image: UIImage, frame: CGRect) {}
}

final class Throwing: Timed {
  init(from data: [Int]) throws {}
}

final class Inheriting: Timed {
  convenience init(edge: Int) { self.init() }
}

class Cutting: Timed {
  init(depth: Int) {}
}

final class CutOff: Cutting {}

final class Kept: Cutting {
  override init(depth: Int = 1) { super.init(depth: depth) }
}

private final class Secret: Timed {}

enum Family {
  final class Nested: Timed {}
  private enum Hidden { final class Deep: Timed {} }
}

class Box<Value>: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

final class BoxOfText: Box<String> {}

class Unfinished: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // A text with a brace: }
    fatalError("Implement in a subclass: }")
  }
}

class Blank: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
  }
}

final class Filled: Blank {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}

/// It begins what its heirs go on with and complete.
class Begun: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

final class Ended: Begun {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// It forgets the end, and so does its heir: both are judged.
class Endless: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

final class EndlessStill: Endless {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
  }
}

final class Finished: Unfinished {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

// MARK: - Animators that are told which way they go

final class Toggled: Timed {
  var isPresenting = true
}

final class Moded: Timed {
  enum Mode { case dismiss, present, other(Int) }
  var mode = Mode.present
}

final class MadeByMixedNames: Timed {
  enum Way { case dismiss, show }
  init(way: Way) {}
}

final class MadeForOneWay: Timed {
  init(reverse: Bool, duration: TimeInterval) {}
}

final class Operating: Timed {
  init(operation: UINavigationController.Operation) {}
}

final class OperatingByOldName: Timed {
  init(operation: UINavigationControllerOperation) {}
}
