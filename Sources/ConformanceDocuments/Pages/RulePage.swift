import ConformanceReports
import TransitionCertification

/// The page of a rule, beside the traces that show it.
struct RulePage {
  let rule: any Rule.Type
  let comment: RuleComment
  /// A trace in which it holds.
  let holds: Trace
  /// A trace in which it is broken.
  let broken: Trace
  /// What is found in that one, as text.
  let findings: String
  let figures: RunFigures

  var page: Page {
    var page = PageWriter(PageIndex.page(ofRule: rule.id.rawValue))
    page.heading(1, rule.id.rawValue)
    page.paragraph("**\(rule.level.rawValue).** \(rule.statement)")
    page.paragraph("**Authority.** \(rule.authority.words.capitalizingFirst).")
    page.paragraph("**Remedy.** \(rule.remedy)")
    writeClauses(to: &page)
    page.heading(2, "When it is broken")
    write(comment.conditions, to: &page)
    if !rule.needs.isEmpty {
      let words = rule.needs.inOrder.map(\.words).joined(separator: ", or ")
      page.paragraph("It is not judged on a host that does not see \(words).")
    }
    if !comment.legal.isEmpty {
      page.heading(2, "What looks like a breach and is legal")
      for words in comment.legal { page.paragraph(words) }
    }
    writeExceptions(to: &page)
    writeFaults(to: &page)
    page.heading(2, "A trace in which it holds")
    write(holds, to: &page)
    page.heading(2, "A trace in which it is broken")
    write(broken, to: &page)
    page.paragraph("What is found there:")
    page.verbatim(findings.hasPrefix("\n") ? String(findings.dropFirst()) : findings)
    return page.page
  }

  private func write(_ blocks: [RuleComment.Block], to page: inout PageWriter) {
    var isInList = false
    for block in blocks {
      switch block {
      case .paragraph(let words):
        page.paragraph(words)
        isInList = false
      case .item(let words):
        if !isInList { page.gap() }
        page.item(words)
        isInList = true
      }
    }
  }

  private func writeClauses(to page: inout PageWriter) {
    guard !rule.clauses.isEmpty else { return }
    page.heading(2, "Its clauses")
    page.gap()
    for clause in rule.clauses {
      page.item(clause.words("`\(clause.id)`", proof: " It is \(clause.evidence.words)."))
    }
  }

  private func writeExceptions(to page: inout PageWriter) {
    guard !rule.exceptions.isEmpty else { return }
    page.heading(2, "Its exceptions, and what keeps them narrow")
    page.gap()
    for exception in rule.exceptions {
      let guards = exception.guards.map { "`\($0)`" }.joined(separator: ", ")
      page.item("`\(exception.id)`: \(exception.words) Guarded by \(guards).")
    }
  }

  private func writeFaults(to page: inout PageWriter) {
    page.heading(2, "The faults that it was seen to catch")
    let scenarios = figures.rules[rule.id.rawValue] ?? 0
    page.paragraph(
      "On subjects that are right it came to bear in \(scenarios) scenarios. It was seen to catch:")
    page.gap()
    let catches = figures.catches(by: rule.id)
    for entry in catches {
      let isFirst = entry.rules.first == rule.id.rawValue
      let place = isFirst ? entry.scenario.map { ", in `\($0)`" } ?? "" : ", after another rule"
      page.item("`\(entry.fault)` `\(entry.subject)`\(place)")
    }
    if catches.isEmpty { page.item("none") }
  }

  private func write(_ trace: Trace, to page: inout PageWriter) {
    page.paragraph("`\(trace.header.subject)` in `\(trace.header.scenario)`:")
    page.verbatim(SequencePicture(of: trace).text)
  }
}
