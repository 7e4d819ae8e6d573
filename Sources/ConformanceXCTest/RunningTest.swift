package import CaseProcesses
import Synchronization
import TestBeginning
import XCTest

/// The test that runs, as its executable is asked for it; XCTest tells it to observers alone.
private final class RunningTest: NSObject, XCTestObservation {
  static let name = Mutex<String?>(nil)

  func testCaseWillStart(_ testCase: XCTestCase) {
    // The name has the class without its module, and stands in front of the method.
    let method = testCase.name.split(separator: ".").last ?? ""
    let name = "\(String(reflecting: type(of: testCase)))/\(method)"
    Self.name.withLock { $0 = name }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.name.withLock { $0 = nil }
  }
}

/// Begins to observe tests; called before there are any, since a test that has begun is never told.
@_cdecl("conformTestsBegin")
func observeTests() {
  XCTestObservationCenter.shared.addTestObserver(RunningTest())
}

extension TestCall {
  /// A call in the test that runs; none where none does.
  ///
  /// - Parameters:
  ///   - file: The file of the call.
  ///   - line: Its line.
  package init?(at file: StaticString, _ line: UInt) {
    guard let name = RunningTest.name.withLock(\.self) else { return nil }
    self.init(test: name, place: "\(file):\(line)", arguments: [name])
  }
}
