extension JUnitReport {
  /// The tests of a subject.
  struct Suite {
    let name: String
    let properties: [(name: String, value: String)]
    let tests: [Test]

    var totals: Totals {
      Totals(
        tests: tests.count, failures: tests.count { $0.kind == .failed },
        errors: tests.count { $0.kind == .incomplete },
        skipped: tests.count { $0.kind == .skipped })
    }

    var element: MarkupElement {
      let properties = properties.map { property in
        MarkupNode.element("property", ["name": property.name, "value": property.value])
      }
      return MarkupElement(
        "testsuite", totals.attributes(named: name),
        (properties.isEmpty ? [] : [.element("properties", [:], properties)])
          + tests.map(\.element))
    }
  }

  /// A case as a test.
  struct Test {
    let name: String
    let suite: String
    let kind: Kind
    let notes: [MarkupNode]

    enum Kind {
      case passed, failed, incomplete, skipped
    }

    /// No time is told: a case takes none that its subject could change.
    var element: MarkupNode {
      .element("testcase", ["classname": suite, "name": name, "time": "0"], notes)
    }
  }

  /// How many tests there are, and how they ended.
  struct Totals {
    var tests = 0, failures = 0, errors = 0, skipped = 0

    static func + (left: Totals, right: Totals) -> Totals {
      Totals(
        tests: left.tests + right.tests, failures: left.failures + right.failures,
        errors: left.errors + right.errors, skipped: left.skipped + right.skipped)
    }

    /// - Parameter seconds: How long all of them took; none where nobody looked.
    func attributes(
      named name: String, seconds: Double? = nil
    ) -> KeyValuePairs<String, String?> {
      [
        "name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)",
        "skipped": "\(skipped)", "time": seconds.map { "\($0)" } ?? "0",
      ]
    }
  }
}
