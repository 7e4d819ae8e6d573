import AppearanceTrace
import Foundation
import TransitionCertification

/// Plays the cases of one call in processes of the same tests.
@MainActor struct CallRun {
  private let subject: Subject
  private let arguments: [String]
  private var order: CallOrder
  private var judged: [String: JudgedTrace] = [:]
  private var course: CallCourse

  /// - Parameters:
  ///   - subject: Whom the call certifies.
  ///   - call: Where it is.
  ///   - name: The name by which another process knows it.
  ///   - limits: What a case may use.
  ///   - verdicts: What calls before it came to.
  init(
    of subject: Subject, _ call: TestCall, named name: String, _ limits: CaseLimits,
    verdicts: [String: String]
  ) {
    self.subject = subject
    arguments = call.arguments
    course = CallCourse(limits)
    order = CallOrder(
      call: name, word: 0, asker: getpid(), limits: limits, scenarios: nil, asksForStyle: true,
      isRepeated: true, verdicts: verdicts)
  }

  /// Plays all cases that apply.
  ///
  /// - Returns: What came of each.
  /// - Throws: Why no other process does it.
  mutating func run() throws(Fallback) -> CaseRecorder {
    let end = try runProcess()
    if order.scenarios == nil {
      // Its screens could not be made, which shows in each case.
      tellStyle(nil)
      order.asksForStyle = false
      course.begin([Scenario].applying(to: subject).map(\.id))
    } else {
      course.end(end.ending.obstacle(order.limits, end.lastWords))
    }
    order.isRepeated = false
    while !course.rest.isEmpty {
      order.scenarios = course.rest
      order.beginsWithDoubt = course.isInDoubt
      course.begin(course.rest)
      do throws(Fallback) {
        let end = try runProcess()
        course.end(end.ending.obstacle(order.limits, end.lastWords))
      } catch {
        course.abandon(.unreadable(error.rawValue))
      }
    }
    return recorder
  }

  /// Runs one process, and takes what it answers.
  ///
  /// - Returns: How it ended.
  /// - Throws: That there is none, or that it did not come to the call.
  private mutating func runProcess() throws(Fallback) -> CallProcess.End {
    order.word = .random(in: 1 ... .max)
    order.limits = course.limits
    var isFound = false
    guard let process = CallProcess(arguments, order) else { throw .noProcess }
    let end = process.run { number, text in
      isFound = true
      take(number, text)
    }
    guard let end else { throw .noProcess }
    guard isFound else { throw .notReached }
    return end
  }

  private mutating func take(_ number: Int, _ text: [UInt8]) {
    switch number {
    case 0: break
    case 1: beginCases(text)
    default:
      guard let scenario = course.take(text), let trace = try? Trace(parsing: text) else { return }
      // While the other process goes on.
      judged[scenario] = JudgedTrace(trace)
    }
  }

  /// Begins the cases of the first process, now that it has said which style screens have.
  private mutating func beginCases(_ style: [UInt8]) {
    guard order.scenarios == nil else { return }
    tellStyle(Int(String(decoding: style, as: UTF8.self)))
    let scenarios = [Scenario].applying(to: subject)
    order.scenarios = scenarios.map(\.id)
    course.begin(
      scenarios.map(\.id), repeatedAs: order.isRepeated ? scenarios.playedAgain.map(\.id) : [])
  }

  private func tellStyle(_ style: Int?) { subject.ownStyle?.ask { style } }

  /// What came of each case.
  private var recorder: CaseRecorder {
    var judged = judged
    for (scenario, unsteadiness) in course.unsteadiness {
      judged[scenario]?.unsteadiness = unsteadiness
    }
    let obstacles = course.obstacles
    let traces = judged
    return { _, scenario, _ in
      if let trace = traces[scenario.id] { return .trace(trace) }
      return .lost(obstacles[scenario.id] ?? .unreadable("no trace"))
    }
  }
}
