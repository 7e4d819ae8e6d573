import ConformanceRules
import Testing

@Suite("Waivers")
struct WaiverTests {
  let today: PlainDate

  init() throws {
    today = try #require(PlainDate(year: 2026, month: 3, day: 1))
  }

  @Test("a waiver marks the headlines of its rule, and nothing is left standing")
  func ruleIsWaived() throws {
    var book = WaiverBook([waiver()], on: today)

    let judgement = book.apply(to: try broken())

    #expect(judgement.headlines.map(\.isWaived) == [true])
    #expect(judgement.standing.isEmpty)
    #expect(judgement.findings == (try broken()).findings)
    #expect(book.errors.isEmpty)
  }

  @Test(
    "a waiver covers the cases of its pattern",
    arguments: [
      ("faulty/completed-by-two modal/custom/dismiss~cancelled", true),
      ("faulty modal", true), ("* modal/custom/dismiss", true), ("faulty *", true),
      ("* *", true), ("*", true),
      ("faulty modal/custom/dismiss~interrupted", false), ("faulty/completed modal", false),
      ("good *", false), ("* navigation", false),
    ])
  func cases(pattern: String, covers: Bool) throws {
    let waiver = waiver {
      $0.rule = nil; $0.cases = pattern
    }
    var book = WaiverBook([waiver], on: today)

    let judgement = book.apply(to: try broken())

    #expect(judgement.headlines.allSatisfy(\.isWaived) == covers)
    #expect(book.errors.map(\.reason) == (covers ? [] : [.needless]))
  }

  @Test(
    "cases can be those of any subject, whatever its id is made of",
    arguments: ["FadeKit.Fade", "my_lib/Fade+Zoom", "Überblendung", "Box<Fade>", "fade~2"])
  func anySubject(id: String) throws {
    let pattern = try #require(CasePattern("\(id) modal/custom"))

    #expect(pattern.covers(subject: id, scenario: "modal/custom/present"))
    #expect(!pattern.covers(subject: id + "x", scenario: "modal/custom/present"))
    #expect(CasePattern("\(id)/* modal/custom") == nil)
    let exact = try #require(CasePattern(CasePattern.text(exactly: id, "modal/custom")))
    #expect(exact.covers(subject: id, scenario: "modal/custom"))
    #expect(!exact.covers(subject: id, scenario: "modal/custom~cancelled"))
    #expect(!exact.covers(subject: id + "/more", scenario: "modal/custom"))
    #expect(exact.mayCover(subject: id) && !exact.mayCover(subject: id + "/more"))
  }

  @Test("rule and cases must both fit")
  func ruleInCases() throws {
    let waivers = [
      waiver { $0.cases = "good *" },
      waiver {
        $0.rule = "completion-honest-flag"; $0.cases = "faulty *"
      },
    ]
    var book = WaiverBook(waivers, on: today)

    let judgement = book.apply(to: try broken())

    #expect(judgement.standing.count == 1)
    #expect(book.errors.map(\.reason) == [.needless, .needless])
  }

  @Test(
    "a waiver for a clause covers that clause alone",
    arguments: [
      ("completion-honest-flag", true), ("completion-honest-flag/cancelled", true),
      ("completion-honest-flag/finished", false),
    ])
  func clauses(name: String, covers: Bool) throws {
    let trace = try Corpus.trace("completion-honest-flag", "broken.trace")
    let waiver = waiver { $0.rule = RuleID(rawValue: name) }
    var book = WaiverBook([waiver], on: today)

    let judgement = book.apply(to: Judge().judge(trace))

    #expect(judgement.standing.isEmpty == covers)
    #expect(book.errors.map(\.reason) == (covers ? [] : [.needless]))
  }

  @Test(
    "a waiver for a clause that is not there, or that is not judged, is malformed",
    arguments: ["completion-honest-flag/paused", "completion-honest-flag/on-mondays"])
  func strangeClauses(name: String) {
    let waiver = waiver { $0.rule = RuleID(rawValue: name) }
    let book = WaiverBook([waiver], on: today)

    #expect(book.errors.map(\.description) == ["waiver 1: no clause is called '\(name)'"])
  }

  @Test("a waiver that names what an earlier one names is an error")
  func repeated() throws {
    let expired = waiver { $0.expiry = "2020-01-01" }
    let second = waiver { $0.reason = "another" }
    var book = WaiverBook([expired, waiver(), second], on: today)

    let judgement = book.apply(to: try broken())

    #expect(judgement.headlines.first?.waiver == waiver())
    #expect(book.errors.map(\.index) == [0, 2])
    #expect(book.errors.map(\.reason) == [.expired, .repeated])
    #expect(book.errors.last?.description.contains("names what an earlier waiver names") == true)
  }

  @Test("of two waivers for one headline the first is named, and neither is needless")
  func firstWins() throws {
    let second = waiver { $0.cases = "* *" }
    var book = WaiverBook([waiver(), second], on: today)

    let judgement = book.apply(to: try broken())

    #expect(judgement.headlines.first?.waiver == waiver())
    #expect(book.errors.isEmpty)
  }

  @Test("a waiver for a finding that is counted under another is not needless")
  func impliedIsUse() throws {
    let trace = try Corpus.trace("completion-eventually", "broken.trace")
    var book = WaiverBook([waiver { $0.rule = "appearance-will-did-paired" }], on: today)

    let judgement = book.apply(to: Judge().judge(trace))

    #expect(judgement.standing.count == 1)
    #expect(book.errors.isEmpty)
  }

  @Test(
    "a waiver counts on its last day and not on the next",
    arguments: [
      ("2026-03-30", false), ("2026-03-31", false), ("2026-04-01", true), ("2027-01-01", true),
    ])
  func expiry(day: String, isExpired: Bool) throws {
    let day = try #require(PlainDate(day))
    var book = WaiverBook([waiver()], on: day)

    let judgement = book.apply(to: try broken())

    #expect(judgement.standing.isEmpty == !isExpired)
    #expect(book.errors.map(\.reason) == (isExpired ? [.expired] : []))
  }

  @Test("a malformed waiver is an error and covers nothing", arguments: malformed)
  func malformedWaiver(part: WaiverError.Part, waiver: Waiver, message: String) throws {
    var book = WaiverBook([waiver], on: today)

    let judgement = book.apply(to: try broken())

    #expect(judgement.standing.count == 1)
    #expect(book.errors.map(\.reason) == [.malformed(part)])
    #expect(book.errors.map(\.description) == ["waiver 1: " + message])
  }

  @Test("errors of good form say what is wrong")
  func messages() throws {
    let needless = waiver {
      $0.rule = "completion-eventually"; $0.cases = "seed *"
    }
    var book = WaiverBook([waiver { $0.expiry = "2020-02-29" }, needless], on: today)

    _ = book.apply(to: try broken())

    #expect(
      book.errors.map(\.description) == [
        "waiver 1: expired on 2020-02-29",
        "waiver 2: covers no finding: completion-eventually in seed *",
      ])
  }

  @Test("a waived headline says so")
  func text() throws {
    var book = WaiverBook([waiver()], on: today)

    let judgement = book.apply(to: try broken())

    #expect(
      judgement.text.hasSuffix(
        "  waived until 2026-03-31: known since spring (https://example.org/7)\n"))
  }

  static let malformed: [(WaiverError.Part, Waiver, String)] = [
    (.target, waiver { $0.rule = nil }, "names neither a rule nor cases"),
    (.rule, waiver { $0.rule = "completion-some-day" }, "no rule is called 'completion-some-day'"),
    (
      .cases, waiver { $0.cases = "modal/custom" },
      "expected a subject and a scenario for cases, or '*' for all, found 'modal/custom'"
    ),
    (
      .cases, waiver { $0.cases = "seed//fade *" },
      "expected a subject and a scenario for cases, or '*' for all, found 'seed//fade *'"
    ),
    (.reason, waiver { $0.reason = " " }, "has no reason"),
    (.link, waiver { $0.link = "issue 7" }, "expected an http address for link, found 'issue 7'"),
    (.link, waiver { $0.link = "https://" }, "expected an http address for link, found 'https://'"),
    (.owner, waiver { $0.owner = "" }, "has no owner"),
    (
      .expiry, waiver { $0.expiry = "2026-02-29" },
      "expected yyyy-mm-dd for expiry, found '2026-02-29'"
    ),
  ]
}

@Suite("Plain dates")
struct PlainDateTests {
  @Test(
    "days of the calendar are read",
    arguments: ["2026-01-01", "2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"])
  func days(text: String) {
    #expect(PlainDate(text) != nil)
  }

  @Test(
    "all else is refused",
    arguments: [
      "", "2026-1-01", "2026-01-1", "26-01-01", "2026-00-10", "2026-13-01", "2026-01-00",
      "2026-04-31", "2026-02-29", "1900-02-29", "0000-01-01", "2026/01/01", "2026-01-01 ",
      "+026-01-01", "2026-01-01-01", "٢٠٢٦-01-01",
    ])
  func noDays(text: String) {
    #expect(PlainDate(text) == nil)
  }

  @Test("days come one after another")
  func order() throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].compactMap(PlainDate.init)

    #expect(days == days.sorted())
    #expect(Set(days).count == 4)
  }
}

private func waiver(_ change: (inout Waiver) -> Void = { _ in }) -> Waiver {
  var waiver = Waiver(
    rule: "completion-at-most-once", reason: "known since spring",
    link: "https://example.org/7", owner: "transitions", expiry: "2026-03-31")
  change(&waiver)
  return waiver
}

private func broken() throws -> Judgement {
  Judge().judge(try Corpus.trace("completion-at-most-once", "broken.trace"))
}
