import Foundation
import Synchronization

/// An interrupt from the keyboard while cases are run.
///
/// The first one lets no further case begin, so that what was found so far can be told; a second one ends the
/// process as ever.
enum Interruption {
  private static let isAsked = Atomic<Bool>(false)

  /// Takes interrupts from now on.
  static func listen() {
    signal(SIGINT) { number in
      Interruption.isAsked.store(true, ordering: .relaxed)
      signal(number, SIG_DFL)
    }
    // Who starts this process from a thread that takes no signals may leave them blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether there was one.
  static var isRequested: Bool { isAsked.load(ordering: .relaxed) }
}
