/// The text of a `Conformance.swift`, made of what was found.
///
/// What can be made is an entry each; what cannot is one too, behind comment marks, for the author to complete.
package struct ConformanceText {
  /// The text as a whole.
  package private(set) var text = ""
  /// The id of the subject that each line belongs to, by line from 1.
  package private(set) var ids: [Int: String] = [:]
  private var line = 1
  private let candidates: [Candidate]

  /// - Parameters:
  ///   - candidates: what was found.
  ///   - library: the library's name.
  ///   - modules: the modules that are imported.
  package init(_ candidates: [Candidate], of library: String, modules: [String]) {
    self.candidates = candidates
    // A name that has a line feed in it would go on as code.
    let name = library.split(whereSeparator: \.isNewline).joined(separator: " ")
    add("// What 'conform certify' certifies of \(name); it is compiled with the suite alone.")
    remark(
      """
      Found in the library's declarations, and by trials. What else its fingers do (dismissedBy:, poppedBy:,
      selectedBy:), and where it departs from UIKit's behaviour on purpose (contract:), its author alone can
      say. Complete what stands behind '//', and delete what is no subject of its own.
      """, indent: "")
    add("")
    for module in modules.sorted() { add("@testable import \(ReservedWord.spelled(module))") }
    add("import TransitionCertification")
    add("import UIKit")
    add("")
    // By its whole name: a library may have a 'Subject' of its own.
    add("let subjects: [TransitionCertification.Subject] = [")
    for candidate in candidates { add(candidate) }
    add("]")
    if candidates.contains(where: Self.isHandedOut) { add("\n" + Self.directed) }
    addSupports(of: candidates.filter(\.isMade))
    let others = candidates.filter { $0.outcome == .noSubject }
    guard !others.isEmpty else { return }
    add("")
    add("// No subjects of their own:")
    for candidate in others { remark("- \(candidate.name): \(candidate.reason)", indent: "") }
  }

  /// Whether a candidate's lines hand out animators by a delegate that is declared here.
  private static func isHandedOut(_ candidate: Candidate) -> Bool {
    guard case .made(let line, _, _) = candidate.outcome else { return false }
    return line.text.contains("Directed(")
  }

  /// What hands out animators, an own one for each way where they are told which way they go; a way without one
  /// is UIKit's.
  private static let directed = """
    /// Hands out an animator for each way, as an app does that says which way it goes.
    @MainActor private final class Directed: NSObject, UIViewControllerTransitioningDelegate,
      UINavigationControllerDelegate
    {
      typealias Make = @MainActor () -> any UIViewControllerAnimatedTransitioning
      private let there: Make?
      private let back: Make?

      init(there: Make? = nil, back: Make? = nil) {
        self.there = there
        self.back = back
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { there?() }

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { back?() }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? back?() : there?() }
    }
    """

  /// Adds what the entries name: the screens of each, and what stands in all for an app's own.
  private mutating func addSupports(of candidates: [Candidate]) {
    var added: Set<String> = []
    for candidate in candidates {
      for declaration in candidate.supports where added.insert(declaration).inserted {
        let first = line
        add("\n" + declaration)
        // What the compiler says of them is said of the first that wants them.
        for row in first..<line { ids[row] = candidate.id }
      }
    }
    for declaration in Placeholder.declarations(for: text) { add("\n" + declaration) }
  }

  private mutating func add(_ text: String) {
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.text += row + "\n"
      line += 1
    }
  }

  /// The lines of a candidate, with what a report has to know of how they came about.
  private func told(_ entry: SubjectLine, of candidate: Candidate) -> SubjectLine {
    var told = entry
    if entry.says("contract") { told.modifiers.append(".proposingContract()") }
    let names = candidates.unjudgedHanders(of: candidate).map { "\"\($0)\"" }
    if !names.isEmpty {
      told.modifiers.append(".leavingUnjudged([\(names.joined(separator: ", "))])")
    }
    return told
  }

  /// Adds a comment, in lines of at most a hundred columns.
  private mutating func remark(_ text: String, indent: String = "  ") {
    var row = "\(indent)//"
    for word in text.split(whereSeparator: \.isWhitespace) {
      if row.count + word.count + 1 > 100 {
        add(row)
        row = "\(indent)//"
      }
      row += " \(word)"
    }
    add(row)
  }

  private mutating func add(_ candidate: Candidate) {
    guard candidate.kind != nil else { return }
    let first = line
    switch candidate.outcome {
    case .noSubject: return
    case .made(let entry, let way, _):
      remark("\(candidate.name), \(candidate.noun): \(candidate.reason).")
      remark("Made: \(way).")
      add("  \(told(entry, of: candidate).text),")
    case .unmade(let reason, let sketch):
      remark("\(candidate.name), \(candidate.noun): \(candidate.reason).")
      remark("Not made: \(reason).")
      for row in (sketch.map { $0.text + "," } ?? "").split(separator: "\n") { add("  // \(row)") }
    }
    add("")
    for row in first..<line { ids[row] = candidate.id }
  }
}
