/// The file that gives a module the names of virtual time, where Foundation has the same names.
enum VirtualTimeNames {
  static let file = "VirtualTimeNames.swift"

  /// The types, in order.
  static let types = [
    "CADisplayLink", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchSource",
    "DispatchSourceTimer", "DispatchTime", "DispatchWallTime", "DispatchWorkItem",
    "OperationQueue", "RunLoop", "Selector", "Timer",
  ]

  /// The modules that bring the same names along.
  private static let rivals: Set<String> = ["Foundation", "Dispatch", "XCTest", "Glibc"]

  /// Whether a module needs the file.
  static func isNeeded(in sources: [ParsedSource]) -> Bool {
    sources.contains { source in source.imports.contains { rivals.contains($0.moduleName) } }
  }

  /// The file's text.
  ///
  /// - Parameters:
  ///   - names: the names that the module declares itself, which stay its own.
  ///   - publicNames: the names in its public signatures, which have to be public then.
  static func text(without names: Set<String>, publicNames: Set<String>) -> String {
    let rows = types.filter { !names.contains($0) }.map { name in
      "\(publicNames.contains(name) ? "public " : "")typealias \(name) = UIKit.\(name)\n"
    }
    return "import UIKit\n\n" + rows.joined() + functions
  }

  private static let functions = """

    let NSEC_PER_SEC = UIKit.NSEC_PER_SEC

    func CACurrentMediaTime() -> Double { UIKit.CACurrentMediaTime() }

    func + (time: DispatchTime, seconds: Double) -> DispatchTime { time.advanced(by: seconds) }
    func - (time: DispatchTime, seconds: Double) -> DispatchTime { time.advanced(by: -seconds) }
    func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time.advanced(by: interval)
    }
    func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
      time.advanced(by: seconds)
    }
    func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
      time.advanced(by: interval)
    }

    """
}
