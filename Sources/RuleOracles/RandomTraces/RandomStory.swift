import AppearanceTrace

/// A story that a host might have recorded: a few changes in a row, in a scene.
struct RandomStory {
  /// Where all choices come from.
  var numbers: SplitMix64
  private var time = 0
  private var lines: [(time: Int, text: String)] = []
  private var count = 0
  private var isStuck = false

  init(numbers: SplitMix64) {
    self.numbers = numbers
  }

  /// Tells a story and writes it down as a trace.
  mutating func trace() -> Trace {
    let baseline =
      switch pick([0, 0, 0, 1, 1, 2, 3, 3, 4, 5]) {
      case 0: tellOfScreens()
      case 1: tellOfStacks()
      case 2: tellOfTabs()
      case 3: tellOfPages()
      case 4: tellOfTaps()
      default: tellOfPulls()
      }
    let text = Self.head + "baseline\n" + baseline + "\n" + body + "\nsettled at \(time)ms\n"
    do throws(TraceSyntaxError) {
      return try Trace(parsing: text)
    } catch {
      preconditionFailure("a story is no trace: \(error)\n\(text)")
    }
  }

  /// What stands before the baseline of each story.
  private static let head = Trace(
    header: .init(scenario: "dice/thrown", subject: "dice", profile: "ios-18"),
    cast: RandomCast().cast, ending: .raised(fault: "none")
  ).text.prefix(before: "baseline\n")

  /// The lines under their times, indented by the transitions around them.
  private var body: String {
    var body = ""
    var last = -1
    var level = 1
    for (time, text) in lines {
      if time != last { body += "at \(time)ms\n" }
      last = time
      if text.hasPrefix("end ") { level -= 1 }
      body += String(repeating: "  ", count: level) + text + "\n"
      if text.hasPrefix("begin ") { level += 1 }
    }
    return body
  }
}

extension RandomStory {
  /// A name for the next transition; none where enough have begun.
  mutating func nextTransition() -> String? {
    guard count < RandomCast().transitions.count else { return nil }
    count += 1
    return "t\(count)"
  }

  /// Adds lines.
  mutating func say(_ text: String...) {
    if !isStuck { lines += text.map { (time, $0) } }
  }

  /// Adds lines, one time in so many.
  mutating func perhaps(_ count: Int, _ text: String...) {
    if chance(count), !isStuck { lines += text.map { (time, $0) } }
  }

  /// Lets the story break off, one time in so many.
  mutating func stick(_ count: Int) {
    if chance(count) { isStuck = true }
  }

  /// Lets time pass.
  mutating func wait(_ milliseconds: Int) {
    time += milliseconds
  }

  /// Whether one chance in so many came up.
  mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }

  /// One of several, each as likely.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers)]
  }
}

extension String {
  /// The text up to a line.
  fileprivate func prefix(before line: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { $0 + "\n" != line }.map { $0 + "\n" }.joined()
  }
}
