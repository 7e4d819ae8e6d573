import TransitionCertification

/// A call in a test that certifies a subject, so that another process of the same tests finds it again.
package struct TestCall: Hashable, Sendable {
  /// The test, as its framework knows it.
  package let test: String
  /// Where in the test the call is, and for which of the test's arguments.
  package let place: String
  /// What the executable of the tests is called with to run this test alone.
  package let arguments: [String]

  /// - Parameters:
  ///   - test: The test, as its framework knows it.
  ///   - place: Where in the test the call is, and for which of the test's arguments.
  ///   - arguments: What the executable of the tests is called with to run this test alone.
  package init(test: String, place: String, arguments: [String]) {
    self.test = test
    self.place = place
    self.arguments = arguments
  }
}

/// The calls of this process, each with a name that the same call has in every process that runs its test.
@MainActor struct CallNames {
  private var counts: [String: Int] = [:]

  /// The calls so far.
  static var ofThisProcess = CallNames()

  /// Names the next call.
  ///
  /// - Parameters:
  ///   - call: Where it is.
  ///   - subject: The id of the subject that it certifies.
  mutating func name(of call: TestCall, for subject: String) -> String {
    // What a test's arguments are in words may be long, and is to go through the environment.
    var digest = ShortDigest()
    for part in [call.test, call.place, subject] { digest.add("\(part)\n") }
    let name = "\(subject) \(digest.text)"
    counts[name, default: 0] += 1
    return "\(name) \(counts[name] ?? 0)"
  }
}
