/// What a segue does, as the body of its `perform()` says, and that of its superclass's where it calls that, with the
/// methods of its own that are called on the way.
struct SegueText {
  /// By what a segue shows its destination.
  enum Way: CaseIterable { case stack, presentation }

  private let code: String
  /// Whether it leaves something to UIKit.
  let callsSuper: Bool

  /// - Parameters:
  ///   - bodies: The bodies of `perform()` in the segue's class and in its superclasses of the library's
  ///     own, the nearest first.
  ///   - helpers: The functions in the segue's class and in those superclasses, in the same order.
  init(bodies: [String], helpers: [[FunctionText]] = []) {
    let last = bodies.firstIndex { !Self.calls("perform", onSuperIn: $0) }
    let own = bodies[..<(last.map { $0 + 1 } ?? bodies.endIndex)].joined(separator: "\n")
    callsSuper = last == nil && !bodies.isEmpty
    let called = FunctionText.reached(
      from: CallText.all(in: own).map { String($0.name) }, in: Self.effective(helpers))
    code = ([own] + called.map { String($0.body) }).joined(separator: "\n")
  }

  /// How it shows its destination; none where it does not.
  var there: Way? { waysThere.first }

  /// How it takes its source away; none where it does not.
  var back: Way? { waysBack.first }

  /// The ways that it shows its destination, or takes its source away where it shows none: the first one alone, unless
  /// the stack of its source decides between them, and it is the destination itself that it presents.
  var ways: [Way] {
    let all = there == nil ? waysBack : waysThere
    return asksForStack && !presentsAnother ? all : Array(all.prefix(1))
  }

  /// The way that it takes there besides, and that is none of its ways.
  var untriedWay: Way? { there == nil ? nil : waysThere.first { !ways.contains($0) } }

  /// How it shows its destination on a way, in the word of the stage; none where it presents it with an animation.
  func route(by way: Way?) -> String? {
    let ending = way.map(isUnanimated) ?? mentionsNoAnimation ? "Unanimated" : ""
    if way == .stack { return "push" + ending }
    return ending.isEmpty ? nil : "present" + ending
  }

  // MARK: - Code

  private var waysThere: [Way] { Way.allCases.filter { !calls(there: $0).isEmpty } }

  private var waysBack: [Way] {
    Way.allCases.filter { way in
      switch way {
      case .stack: says(/\bpop(?:To|ToRoot)?ViewController\s*\(/)
      case .presentation: says(/\bdismiss\s*\(/)
      }
    }
  }

  /// What it hands over where it shows its destination.
  private func calls(there way: Way) -> [Substring] {
    let call = way == .stack ? /\bpushViewController\s*\(/ : /\bpresent\s*\(/
    return code.matches(of: call.wordBoundaryKind(.simple)).map {
      CodeText.enclosedSlice(code[code.index(before: $0.range.upperBound)...], "(", ")")
    }
  }

  private func says(_ pattern: Regex<Substring>) -> Bool {
    code.contains(pattern.wordBoundaryKind(.simple))
  }

  /// Whether it shows its destination without an animation; where the call itself does not say so, whatever else does.
  private func isUnanimated(_ way: Way) -> Bool {
    let calls = calls(there: way)
    return calls.isEmpty || !calls.allSatisfy { $0.contains(/animated\s*:\s*true/) }
      ? mentionsNoAnimation : false
  }

  private var mentionsNoAnimation: Bool { code.contains(/animated\s*:\s*false/) }

  /// Whether it does one thing where there is a navigation controller, and another where there is none.
  private var asksForStack: Bool {
    says(/\b(?:if|guard|switch)\b[^{}]*\bnavigationController\b/)
      || says(/\bnavigationController\s*[!=]=\s*nil\b/)
  }

  /// Whether it presents what it makes, such as a stack with its destination in it.
  private var presentsAnother: Bool {
    let making = /\b(?:let|var)\s+(\w+)\s*(?::[^=\n]*)?=\s*[A-Z]\w*\s*\(/
    let made = code.matches(of: making.wordBoundaryKind(.simple)).map { String($0.output.1) }
    return calls(there: .presentation).contains { arguments in
      let shown = CodeText.split(String(arguments), at: ",").first ?? ""
      return shown.contains("(") || made.contains(shown)
    }
  }

  // MARK: - Methods

  /// The functions that a call reaches, by their names: the nearest ones, and those of the superclass that these call.
  private static func effective(_ helpers: [[FunctionText]]) -> [String: [FunctionText]] {
    helpers.reduce(into: [:]) { found, functions in
      for (name, group) in Dictionary(grouping: functions, by: \.name) where name != "perform" {
        guard let nearer = found[name] else {
          found[name] = group
          continue
        }
        if nearer.contains(where: { calls(name, onSuperIn: $0.body) }) {
          found[name] = nearer + group
        }
      }
    }
  }

  private static func calls(_ name: String, onSuperIn code: some StringProtocol) -> Bool {
    String(code).matches(of: /\bsuper\s*\.\s*(\w+)\s*\(/.wordBoundaryKind(.simple))
      .contains { $0.output.1 == name }
  }
}
