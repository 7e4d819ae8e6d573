import CoreGraphics
import VirtualTime

/// A zoom that somebody asked for: where it comes from, and what he wants of it.
@MainActor struct ZoomLook {
  typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext
  typealias Options = UIViewController.Transition.ZoomOptions

  let options: Options?
  let provider: (Context) -> UIView?
  /// Who answers for the closures.
  private let cause = World.current.cause

  init(options: Options?, provider: @escaping (Context) -> UIView?) {
    self.options = options
    self.provider = provider
  }

  /// Makes a view at rest lie on the view that it comes out of.
  ///
  /// Where there is no such view, it comes out of the middle. (Inferred.)
  func small(
    _ view: UIView, of zoomed: UIViewController, from source: UIViewController, in container: UIView
  ) -> CGAffineTransform {
    let origin = World.acting(as: cause) {
      provider(Context(from: source, to: zoomed))
    }
    guard let origin, origin.window != nil else {
      let middle = container.bounds
      let quarter = middle.insetBy(dx: middle.width / 4, dy: middle.height / 4)
      return Self.laying(view.bounds, of: view, on: quarter)
    }
    let part = World.acting(as: cause) {
      options?.alignmentRectProvider?(
        UIViewController.Transition.ZoomOptions.AlignmentRectContext(
          source: origin, zoomed: zoomed))
    }
    return Self.laying(
      part ?? view.bounds, of: view, on: origin.convert(origin.bounds, to: container))
  }

  /// Whether a finger may begin to lead back, as far as the options say.
  func mayBegin(at location: CGPoint, velocity: CGPoint) -> Bool {
    guard let ask = options?.interactiveDismissShouldBegin else { return true }
    let context = Options.InteractionContext(
      at: location, velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: true)
    return World.acting(as: cause) { ask(context) }
  }

  /// The transform that brings a part of a view onto a rectangle of its superview.
  private static func laying(
    _ part: CGRect, of view: UIView, on target: CGRect
  ) -> CGAffineTransform {
    guard part.width > 0, part.height > 0 else { return .identity }
    let width = target.width / part.width
    let height = target.height / part.height
    let offset = CGPoint(x: part.midX - view.bounds.midX, y: part.midY - view.bounds.midY)
    return CGAffineTransform(
      a: width, b: 0, c: 0, d: height,
      tx: target.midX - view.center.x - width * offset.x,
      ty: target.midY - view.center.y - height * offset.y)
  }
}

extension UIViewController {
  /// The zoom by which this controller likes to come and go.
  final var preferredZoom: ZoomLook? {
    guard case .zoom(let zoom) = preferredTransition?.manner else { return nil }
    return zoom
  }

  /// The look under which this controller likes to be presented.
  final var preferredLook: UIModalTransitionStyle {
    guard case .style(let style) = preferredTransition?.manner else { return modalTransitionStyle }
    return style
  }
}
