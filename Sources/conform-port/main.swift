import Foundation
import SourcePorting

// The porter as a process of its own: whatever links the toolchain's syntax modules needs flags that
// keep a package from being depended on by version, so that 'conform' does not link them.

let arguments: PortArguments
do throws(PortUsageError) {
  arguments = try PortArguments(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("error: \(error.description.inOneLine)\n".utf8))
  exit(2)
}

do throws(PortingError) {
  let report = try Porter(
    arguments.source, to: arguments.target, house: arguments.house,
    builtModules: arguments.builtModules, keptModules: arguments.keptModules,
    host: HostSurface(house: arguments.house, toolchainModules: ToolchainModules.names)
  ).port()
  FileHandle.standardOutput.write(Data((arguments.wantsJSON ? report.json : report.text).utf8))
  exit(report.compiler.verdict == .refuses ? 1 : 0)
} catch {
  FileHandle.standardError.write(Data("error: \("\(error)".inOneLine)\n".utf8))
  exit(error.exitStatus)
}
