import Foundation
public import TransitionCertification

extension Misdeed {
  /// A segue that does it in one scenario, and does well in all others.
  public var subject: Subject {
    .segue(id, route: .presentUnanimated) { identifier, source, destination in
      UnrulySegue(self, identifier, from: source, to: destination)
    }
  }

  /// The scenario.
  public static let scenario = "segue/present-at-once/cycle~repeated"
}

/// A screen that ends the process that makes one.
public enum OddScreen {
  public static let subject = Subject.screen("odd/screen") { exit(0) }
}

/// A delegate that prints whenever it is asked.
public enum LoudCard {
  public static let subject = Subject.delegate("loud/card") { LoudDelegate() }
}

private final class LoudDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    print("here comes a card")
    return nil
  }
}

/// Presents its destination at once; the third one of a case does its misdeed before.
private final class UnrulySegue: UIStoryboardSegue {
  private let misdeed: Misdeed
  private static weak var lastSource: UIViewController?
  private static var performed = 0
  private static var performedInAll = 0

  init(
    _ misdeed: Misdeed, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) {
    self.misdeed = misdeed
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    if Self.lastSource !== source { Self.performed = 0 }
    Self.lastSource = source
    Self.performed += 1
    Self.performedInAll += 1
    if Self.performed == 3 { misdeed.happen() }
    if isOddTime { destination.view.addSubview(UIView()) }
    let (source, destination) = (source, destination)
    let present: @MainActor () -> Void = { source.present(destination, animated: false) }
    if misdeed == .actElsewhere, Self.performed == 3 { Self.elsewhere(present) } else { present() }
  }

  /// Does something on a thread that is not the main one, as code does that is compiled without a word about that.
  private static func elsewhere(_ work: @escaping @MainActor () -> Void) {
    let thread = Thread(block: unsafeBitCast(work, to: (@Sendable () -> Void).self))
    thread.start()
    while !thread.isFinished { usleep(1000) }
  }

  /// Whether what was there before, or the time of the day, makes it do otherwise.
  private var isOddTime: Bool {
    switch misdeed {
    case .remember: Self.performedInAll > 4
    case .lookAtClock: Self.nanoseconds % 64 < 32
    default: false
    }
  }

  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_nsec
  }
}
