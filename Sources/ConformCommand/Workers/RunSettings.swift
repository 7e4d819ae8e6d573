package import CaseProcesses
import Foundation

/// How a run is made, as variables say it.
package struct RunSettings: Sendable, Equatable {
  /// How many workers run cases at the same time: as many as there are cores, unless somebody says otherwise.
  var workers = min(workerCounts.upperBound, ProcessInfo.processInfo.activeProcessorCount)
  /// How much of the machine each of them may use.
  package internal(set) var limits = CaseLimits()
  /// Whether it is told how far the run is.
  package private(set) var tellsProgress = false
  /// Whether it is looked which goldens may refer to references.
  var looksAtGoldens = false
  /// Whether cases are run sooner than they are asked for, by threads.
  private(set) var runsAhead = true

  private static let workerCounts = 1...64

  /// A run that is as usual, and silent.
  package init() {}

  /// The same with one worker, which runs cases when they are asked for: who forks this process next had better
  /// not have had other threads.
  package var withoutThreads: RunSettings {
    var settings = self
    settings.workers = 1
    settings.runsAhead = false
    return settings
  }

  /// Reads the variables.
  ///
  /// - Throws: The first that holds something that it cannot.
  package init(_ environment: [String: String]) throws(CommandFailure) {
    do throws(RunVariable.Misfit) {
      workers = try environment.number(.workers, Self.workerCounts) ?? workers
      limits = try CaseLimits(environment)
    } catch {
      throw .misuse(error.description)
    }
    tellsProgress = environment[RunVariable.progress.rawValue] != "none"
  }

  /// Reads the variables of a call, and the option that counts more than one of them.
  ///
  /// - Throws: The first that holds something that it cannot.
  package init(_ invocation: Invocation) throws(CommandFailure) {
    try self.init(invocation.environment)
    guard let text = invocation.value(.workers) else { return }
    guard let count = Int(text), Self.workerCounts.contains(count) else {
      throw .misuse(
        "expected a number from \(Self.workerCounts.lowerBound) to \(Self.workerCounts.upperBound)"
          + " for \(Command.Option.workers.name), found '\(text)'")
    }
    workers = count
  }
}
