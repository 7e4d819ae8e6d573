import Foundation
import Testing

@testable import conform

/// Other programs that the command runs.
@Suite("Other programs") struct OuterProcessTests {
  @Test(
    "who was ended by a signal is told from who fails, be it the program or what that had started",
    arguments: [
      (137, "", 9),
      (
        1, "[3/9] Compiling Fade.swift\nerror: compile command failed due to signal 9 (use -v)\n", 9
      ),
      (1, "Fade.swift:3:9: error: cannot find 'missing' in scope\n", nil),
      (1, "warning: ended due to signal strength\n", nil),
      (0, "", nil),
    ] as [(Int32, String, Int32?)])
  func signals(status: Int32, words: String, signal: Int32?) {
    #expect(OuterProcess.signal(behind: status, words) == signal)
  }

  @Test("nobody waits for what a program leaves behind, though that keeps the pipe open")
  func leftBehind() throws {
    let process = OuterProcess(
      arguments: ["sh", "-c", "sleep 3600 & echo $!; echo left; exit 3"],
      environment: ["PATH": "/bin:/usr/bin"])
    var told: [String] = []
    let (status, output) = try process.captureAll { told.append(String($0)) }

    let left = try #require(told.first.flatMap { Int32($0) })
    defer { kill(left, SIGKILL) }
    #expect(status == 3)
    #expect(String(decoding: output, as: UTF8.self) == "\(left)\nleft\n")
    #expect(kill(left, 0) == 0, "it lives on")
  }

  @Test("what a signal ends has the status that a shell gives it")
  func shellStatus() throws {
    let process = OuterProcess(
      arguments: ["sh", "-c", "kill -9 $$"], environment: ["PATH": "/bin:/usr/bin"])
    let (status, _) = try process.captureAll()

    #expect(OuterProcess.signal(behind: status) == 9)
  }
}
