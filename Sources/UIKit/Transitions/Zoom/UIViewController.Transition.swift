public import CoreGraphics
public import Foundation

extension UIViewController {
  /// How a controller likes to come when it is presented or pushed, and to go again.
  ///
  /// As Apple documents the class of this name.
  @preconcurrency @MainActor public class Transition: NSObject {
    /// What a transition looks like.
    enum Manner {
      case style(UIModalTransitionStyle)
      case zoom(ZoomLook)
    }

    let manner: Manner

    init(_ manner: Manner) {
      self.manner = manner
    }

    /// Lets the controller grow out of a view, and shrink into it again.
    ///
    /// - Parameters:
    ///   - options: what else is wanted of it.
    ///   - sourceViewProvider: gives the view; called anew for each way.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(ZoomLook(options: options, provider: sourceViewProvider)))
    }

    /// Slides up; a push has its ordinary look.
    public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
    /// Turns over; a push has its ordinary look.
    public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
    /// Fades in; a push has its ordinary look.
    public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
    /// Curls up; a push has its ordinary look.
    public static var partialCurl: Transition { Transition(.style(.partialCurl)) }
  }
}

extension UIViewController.Transition {
  /// The two controllers of a zoom, for whoever gives the view that it comes out of.
  @preconcurrency @MainActor public class ZoomSourceViewProviderContext: NSObject {
    /// The controller that is there before the zoom.
    public final let sourceViewController: UIViewController
    /// The controller that grows.
    public final let zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
    }
  }

  /// What else is wanted of a zoom.
  @preconcurrency @MainActor public class ZoomOptions: NSObject {
    /// Asked when a finger wants to go back; without it the system decides.
    public final var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Gives the part of the zoomed view that lies on the source view; all of it otherwise.
    public final var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The colour of what lies behind; kept for those who ask, nothing is dimmed here.
    public final var dimmingColor: UIColor?
    /// The effect on what lies behind; kept for those who ask, nothing is dimmed here.
    public final var dimmingVisualEffect: UIBlurEffect?

    public nonisolated override init() {
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// What a finger does that wants to go back.
  @preconcurrency @MainActor public class InteractionContext: NSObject {
    /// Where the finger is, in the zoomed view.
    public final let location: CGPoint
    /// How fast the finger is, in points a second.
    public final let velocity: CGVector
    /// Whether the system would begin.
    public final let willBegin: Bool

    init(at location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
    }
  }

  /// The two ends of a zoom, for whoever says what lies on what.
  @preconcurrency @MainActor public class AlignmentRectContext: NSObject {
    /// The view that the zoom comes out of.
    public final let sourceView: UIView
    /// The controller that grows.
    public final let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
    }
  }
}
