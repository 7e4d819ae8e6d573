import Foundation

/// How much of the machine one case may use.
package struct CaseLimits: Sendable, Equatable, Codable {
  /// Processor time, in seconds: 10 where nobody says otherwise.
  package var seconds: Int
  /// Memory beyond what a worker itself has mapped, in MB: address space, so that threads with their stacks
  /// and the arenas of their allocations have room, of which most is never touched.
  package var megabytes: Int

  package init(seconds: Int = 10, megabytes: Int = 2048) {
    self.seconds = seconds
    self.megabytes = megabytes
  }

  /// How many seconds of real time a case may do next to nothing.
  package var patience: Int { seconds * 2 }
  /// How many seconds of real time there are for a case that works, ample for a busy machine.
  package var endurance: Int { patience * 10 }
  /// After how many seconds of real time nobody waits for a case any more, whatever it does.
  package var utmost: Int { endurance * 5 }

  /// What a process may use before its first answer: it has to be loaded, and to come to where it is wanted.
  package var ofStart: CaseLimits { CaseLimits(seconds: max(seconds, 30), megabytes: megabytes) }

  /// Puts the limits on this process, which has just been forked.
  ///
  /// What asks for more than it may is ended by the system: by a signal, or since it gets no memory. There are
  /// no core files.
  ///
  /// - Parameters:
  ///   - count: How many cases it runs.
  ///   - mapped: How many bytes are mapped before the first begins.
  package func apply(to count: Int, beyond mapped: Int) {
    let seconds = rlim_t(Self.secondsUsed + seconds * count + 1)
    Self.set(RLIMIT_CPU, soft: seconds, hard: seconds)
    let bytes = rlim_t(mapped + megabytes << 20)
    Self.set(RLIMIT_AS, soft: bytes, hard: bytes)
    Self.set(RLIMIT_CORE, soft: 0, hard: 0)
  }

  /// Lets this process use the time of one case more, from now on.
  ///
  /// Who would end it where it takes longer may be ended before: then its alarm does.
  package func allowTime() {
    alarm(UInt32(utmost) * 2)
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(Self.secondsUsed + seconds))
    _ = setrlimit(resource, &limit)
  }

  /// How many seconds of processor time this process has used.
  private static var secondsUsed: Int {
    var usage = rusage()
    guard getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return 0 }
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
  }

  /// Sets a limit; one that is lower already stays.
  private static func set(_ resource: __rlimit_resource, soft: rlim_t, hard: rlim_t) {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_max = min(limit.rlim_max, hard)
    limit.rlim_cur = min(limit.rlim_cur, soft, limit.rlim_max)
    _ = setrlimit(resource, &limit)
  }

  /// How many bytes of memory this process has mapped; none where the system does not say.
  package static var mappedBytes: Int {
    // Such a file does not say how long it is.
    let file = FileHandle(forReadingAtPath: "/proc/self/statm")
    let text = String(decoding: file?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
    return text.split(separator: " ").first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) } ?? 0
  }
}
