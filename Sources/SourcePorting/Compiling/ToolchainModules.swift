import Foundation

/// The modules that a toolchain brings for this system.
public enum ToolchainModules {
  /// Their names, as the folder beside the compiler lists them.
  public static var names: Set<String> {
    let outcome = try? ChildProcess.run([Toolchain.command("swiftc"), "-print-target-info"])
    let folders = outcome.map { paths(in: $0.output) } ?? []
    let files = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    let found = files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    return Set(found + ["Swift", "Foundation", "Dispatch", "Glibc"])
  }

  /// The folders in which the compiler looks for libraries.
  private static func paths(in text: String) -> [String] {
    let whole = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    let paths = whole?["paths"] as? [String: Any]
    return paths?["runtimeLibraryPaths"] as? [String] ?? []
  }
}
