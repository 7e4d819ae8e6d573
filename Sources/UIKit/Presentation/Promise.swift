import TransitionVocabulary
import VirtualTime

/// A closure that was handed over with a request, and who handed it over.
@MainActor struct Promise {
  private let cause: Cause
  private let run: () -> Void

  init(_ run: @escaping () -> Void) {
    cause = World.current.cause
    self.run = run
  }

  /// Runs the closure, which its giver is to answer for.
  func keep(_ controller: UIViewController, _ method: EventKind) {
    let world = World.current
    guard !world.isHalted else { return }
    world.acting(as: cause) {
      world.report(.told(controller, method))
      run()
    }
  }
}
