import AppearanceTrace
import UIKit

/// A plain honest animator that an app hands to a container of the subject's, and that tells of what
/// happens to it, since the host does not take part in such a transition.
///
/// What comes is faded in above what goes; its own doing has no lines but these. It does not keep itself
/// alive: the container does, until the end.
final class ObservingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  private static let duration = 0.25
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let name = begin(context)
    recorder.host.acting(as: .host) {
      let view = context.view(forKey: .to) ?? context.viewController(forKey: .to)?.view
      if let view, view.superview !== context.containerView {
        context.containerView.addSubview(view)
      }
      view?.alpha = 0
      UIView.animate(
        withDuration: Self.duration, animations: { view?.alpha = 1 },
        completion: { [weak self] _ in
          view?.alpha = 1
          self?.complete(context, name)
        })
    }
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) -> String {
    let name = recorder.nextTransitionName()
    func side(_ key: UITransitionContextViewControllerKey) -> String? {
      context.viewController(forKey: key).map { recorder.name($0) }
    }
    recorder.record(
      .begin(
        TransitionSpan(
          name, .replace, from: side(.from), to: side(.to), isAnimated: context.isAnimated,
          isInteractive: context.isInteractive)))
    record(.animateTransition, [.name(name)])
    recorder.servants.append(Servant(name: self.name, object: self))
    return name
  }

  private func complete(_ context: any UIViewControllerContextTransitioning, _ name: String) {
    recorder.servants.removeAll { $0.object === self }
    let isFinished = !context.transitionWasCancelled
    recorder.record(
      .call(Call(name, .completeTransition, [Call.Argument(flag: isFinished)])), mark: .crossing)
    recorder.host.acting(as: .subject(transition: nil)) {
      context.completeTransition(isFinished)
    }
    recorder.record(.end(transition: name, outcome: isFinished ? .finished : .cancelled))
  }

  func animationEnded(_ transitionCompleted: Bool) {
    record(.animationEnded, [Call.Argument(flag: transitionCompleted)])
  }

  private var name: String { recorder.cast.name(of: self) ?? "witness" }

  private func record(_ method: Call.Method, _ arguments: [Call.Argument]) {
    recorder.record(.call(Call(name, method, arguments)), mark: .crossing)
  }
}
