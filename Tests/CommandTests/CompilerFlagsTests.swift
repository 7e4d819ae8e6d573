import Foundation
import Testing

@testable import conform

/// What a build says of its flags.
@Suite("Flags that counts depend on") struct CompilerFlagsTests {
  @Test(
    "a build is known by the flags on which counts depend, as far as anybody says them",
    arguments: [
      (["-Onone"], false, "Onone singlefile"), (["-Onone"], true, "Onone wholemodule"),
      (["-Onone", "-wmo", "-O"], false, "O wholemodule"),
      (["-Onone", "-whole-module-optimization"], false, "Onone wholemodule"), (["-g"], true, nil),
    ] as [([String], Bool, String?)])
  func flags(arguments: [String], isWhole: Bool, words: String?) throws {
    func description(of module: String) throws -> Data {
      let call: [String: Any] = [
        "moduleName": module, "otherArguments": arguments, "wholeModuleOptimization": isWhole,
      ]
      return try JSONSerialization.data(withJSONObject: ["swiftCommands": ["C": call]])
    }
    let flags = CompilerFlags(description: try description(of: "VirtualTime"))

    #expect(flags.map { "\($0.optimization) \($0.mode.rawValue)" } == words)
    #expect(CompilerFlags(description: try description(of: "SomebodyElses")) == nil)
  }
}
