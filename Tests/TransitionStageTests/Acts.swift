import TransitionStage

/// Runs an act on a stage that shows a host.
@MainActor func perform(
  _ subject: Subject, _ act: (Stage, StageController) -> Void
) -> Trace {
  let stage = Stage(for: subject, profile: .iOS18)
  let header = Trace.Header(scenario: "test", subject: subject.id, profile: "ios-18")
  return stage.perform(header) { stage in
    let host = StageController(.darkContent)
    stage.cast(host, as: "host")
    stage.show(host)
    stage.begin()
    act(stage, host)
  }
}

/// Presents a fresh sheet, and lets the scene come to rest.
@MainActor @discardableResult func presentSheet(
  _ stage: Stage, _ host: StageController, as style: ModalStyle = .custom
) -> WeakController {
  let sheet = StageController(.lightContent)
  stage.cast(sheet, as: "sheet")
  stage.installer.install(on: sheet, as: style)
  host.present(sheet, animated: true)
  stage.settle()
  return WeakController(sheet)
}

/// A controller that is not kept.
@MainActor struct WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
  }
}

/// An animator that puts the views in place and does something besides.
final class ActingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Act = @MainActor (any UIViewControllerContextTransitioning) -> Void

  private let atStart: Act
  private let atEnd: Act

  init(atStart: @escaping Act = { _ in }, atEnd: @escaping Act = { _ in }) {
    self.atStart = atStart
    self.atEnd = atEnd
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    atStart(context)
    let fading = context.view(forKey: .to) ?? context.view(forKey: .from)
    let atEnd = atEnd
    UIView.animate(
      withDuration: 0.25, animations: { fading?.alpha = 0.5 },
      completion: { _ in
        fading?.alpha = 1
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
        atEnd(context)
      })
  }
}

extension Subject {
  /// An animator that does something besides.
  static func acting(
    atStart: @escaping @Sendable ActingAnimator.Act = { _ in },
    atEnd: @escaping @Sendable ActingAnimator.Act = { _ in }
  ) -> Subject {
    .animator("test/acting") { ActingAnimator(atStart: atStart, atEnd: atEnd) }
  }
}

extension Trace {
  /// The lines of the events.
  var lines: [String] { events.map(\.line) }

  /// The last checkpoint.
  var rest: Checkpoint? {
    switch ending {
    case .settled(_, let checkpoint), .unsettled(_, let checkpoint): checkpoint
    case .raised: nil
    }
  }
}
