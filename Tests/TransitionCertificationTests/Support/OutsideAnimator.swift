import Foundation
import TransitionCertification

/// Completes its transition from somewhere that virtual time does not move.
final class OutsideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// From where it completes.
  enum Place: String, Sendable, CaseIterable {
    case task, thread
    /// From a thread first, which nobody may, and then as it should.
    case threadAndMainThread
    /// From nowhere; it lets go of the context.
    case nowhere
  }

  private let place: Place

  init(_ place: Place) {
    self.place = place
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let incoming = context.view(forKey: .to) { context.containerView.addSubview(incoming) }
    switch place {
    case .task: Task { context.completeTransition(true) }
    case .thread: completeFromThread(context)
    case .threadAndMainThread:
      completeFromThread(context)
      context.completeTransition(true)
    case .nowhere: break
    }
  }

  /// Calls what the compiler would not let another thread call, as sources of Swift 5 can.
  private func completeFromThread(_ context: any UIViewControllerContextTransitioning) {
    let complete: @MainActor (Bool) -> Void = { context.completeTransition($0) }
    let call = Smuggled(complete: unsafeBitCast(complete, to: ((Bool) -> Void).self))
    let isOver = NSCondition()
    isOver.lock()
    Thread.detachNewThread {
      call.complete(true)
      isOver.lock()
      isOver.signal()
      isOver.unlock()
    }
    isOver.wait()
    isOver.unlock()
  }
}

private struct Smuggled: @unchecked Sendable {
  let complete: (Bool) -> Void
}
