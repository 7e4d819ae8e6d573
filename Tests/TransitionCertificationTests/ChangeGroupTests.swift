import AppearanceTrace
import Testing

@testable import TransitionCertification

/// Cases that change in the same lines are one group, and how it is told.
@Suite("Groups of changes") struct ChangeGroupTests {
  private func item(_ name: String, _ old: String, _ new: String) -> ChangeReport.Item {
    ChangeReport.Item(name: name, LineDiff(old: old, new: new).rendering())
  }

  @Test("equal hunks wherever they stand are one group, another or a further one is none of it")
  func groups() {
    let far = String(repeating: "x\n", count: 20)
    let groups = ChangeGroup.groups(of: [
      item("a", "1\n", "2\n"), item("b", "0\n1\n", "0\n2\n"), item("c", "1\n", "3\n"),
      item("d", "1\n\(far)1\n", "2\n\(far)3\n"), item("e", "1\n", "2\n"),
    ])

    #expect(groups.map { $0.items.map(\.name) } == [["a", "b", "e"], ["c"], ["d"]])
    #expect(groups.map(\.lines) == ["+1 -1", "+1 -1", "+2 -2"])
    #expect(Set(groups.map(\.id)).count == 3)
  }

  @Test("a group is called the same whoever is in it")
  func identity() {
    let alone = ChangeGroup.groups(of: [item("b", "0\n1\n", "0\n2\n")])
    let together = ChangeGroup.groups(of: [item("z", "9\n", "8\n"), item("a", "1\n", "2\n")])

    #expect(alone.map(\.id) == together.dropFirst().map(\.id))
    #expect(alone[0].id.count == ShortDigest.length)
  }

  @Test("where no lines are compared the same words are one group")
  func words() {
    let items = ["x", "y", "x"].map {
      ChangeReport.Item(name: "of \($0)", LineDiff.Rendering(), kind: $0)
    }
    let groups = ChangeGroup.groups(of: items)

    #expect(groups.map(\.items.count) == [2, 1])
    #expect(groups.map(\.lines) == ["x", "y"])
  }

  @Test("the summary begins with the largest group, and counts what does not fit")
  func summary() {
    let items = [item("a", "1\n", "2\n"), item("b", "1\n", "3\n"), item("c", "1\n", "3\n")]
    let summary = ChangeSummary(items, lonely: [("left", 2), ("right", 0)])

    let lines = summary.text.split(separator: "\n")
    #expect(lines.first == "3 cases change, in 2 groups")
    #expect(lines[1].hasSuffix("  2 cases  +1 -1  for example b"))
    #expect(lines.last == "2 only in left")
    let short = summary.markdown(isWhole: true, limit: 500)
    #expect(short.utf8.count <= 500)
    #expect(short.hasSuffix("more groups with lines\n"))
    #expect(ChangeSummary([]).markdown(isWhole: true) == "No trace changes.\n")
  }
}
