import CaseProcesses
import Foundation

/// A process that runs cases, forked from a worker that has everything loaded.
///
/// Whatever a case does to its process ends with it: what it changed, closed, installed or left running. Where
/// a process runs one case, no case knows of another one. None outlives its worker.
struct CaseProcess {
  /// What a case may use.
  let limits: CaseLimits
  /// How much memory the worker has mapped.
  let mapped: Int
  /// The worker's ways, which no case is to have.
  let ways: WorkerWays

  /// Runs cases, until one brings their process to its end. It must be called from the only thread of the
  /// worker.
  ///
  /// - Parameter cases: What runs each; it gives the text of a trace.
  /// - Returns: The texts of those that were run to their ends; and what came of the next, where they are not
  ///   all.
  func run(_ cases: [() -> [UInt8]]) -> (texts: [[UInt8]], ending: CaseEnding?) {
    guard let answers = SharedAnswers() else { return ([], .failure) }
    let process = StartedProcess {
      becomeCases(cases.count)
      let own = getpid()
      for work in cases {
        limits.allowTime()
        let text = work()
        // A case that forks its process goes on in both, of which one answers.
        guard getpid() == own, answers.append(text) else { break }
      }
      // At once: whatever they installed to run at its end does not, and no thread of theirs goes on.
      _exit(EXIT_SUCCESS)
    }
    guard let process else { return ([], .failure) }
    let silence = waitForEnd(of: process) { answers.count }
    let ending = process.end(limits)
    let texts = Array(answers.texts().prefix(cases.count))
    guard texts.count < cases.count else { return (texts, nil) }
    if let silence { return (texts, .silence(seconds: silence)) }
    return (texts, answers.isFull ? .noRoom : ending)
  }

  /// Makes a process of the cases' own of what was forked.
  private func becomeCases(_ count: Int) {
    ways.close()
    var signals = sigset_t()
    sigemptyset(&signals)
    sigprocmask(SIG_SETMASK, &signals, nil)
    limits.apply(to: count, beyond: mapped + SharedAnswers.capacity)
  }

  /// Waits until a process has ended, and lets whoever asks know that it waits.
  ///
  /// - Parameter answered: How many cases it has run.
  /// - Returns: For how many seconds it did not answer; none where it came to its end.
  private func waitForEnd(of process: StartedProcess, answered: () -> Int) -> Int? {
    var signals = Self.signals
    var patience = CasePatience(limits)
    while !process.hasEnded {
      let silence = patience.silence(process.work, answered: answered())
      if let silence { return silence }
      guard !ways.isAbandoned else { return limits.patience }
      // A signal that came before is still there.
      var pause = timespec(tv_sec: 1, tv_nsec: 0)
      switch sigtimedwait(&signals, nil, &pause) {
      case SIGTERM: return limits.patience
      case SIGCHLD: break
      default: _ = ways.answer(WorkerAnswer.waiting.bytes())
      }
    }
    return nil
  }

  /// The signals that end the wait for a case: that its process ended, and that the worker is to. A worker has
  /// to block them before it runs cases, so that they are there when it waits.
  static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGCHLD)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
