import Testing

@testable import SubjectDiscovery

/// What segues do, and which of them lead back from which.
@Suite struct SegueTests {
  @Test(
    arguments: [
      ("source.present(destination, animated: true)", .presentation, nil),
      ("source.present (destination, animated: true)", .presentation, nil),
      ("stack.pushViewController(destination, animated: true)", .stack, nil),
      ("source.dismiss(animated: true)", nil, .presentation),
      ("stack.popViewController(animated: true)", nil, .stack),
      ("stack.popToRootViewController(animated: true)", nil, .stack),
      ("source.represent(destination)", nil, nil), ("source.undismiss(animated: true)", nil, nil),
      ("stack.repushViewController(destination)", nil, nil),
      ("stack.unpopViewController(animated: true)", nil, nil),
    ] as [(String, SegueText.Way?, SegueText.Way?)])
  func aSegueLeadsByTheCallsOfUIKitAlone(body: String, there: SegueText.Way?, back: SegueText.Way?)
  {
    let text = SegueText(bodies: [body])
    #expect(text.there == there)
    #expect(text.back == back)
  }

  @Test(
    arguments: [
      (["prepare()", "source.present(destination)"], nil, false),
      (["super.perform()", "source.present(destination)"], .presentation, false),
      (["super.perform()", "super.perform()"], nil, true),
      (["super . perform ( )"], nil, true), (["self.perform()"], nil, false), ([], nil, false),
    ] as [([String], SegueText.Way?, Bool)])
  func aSegueLeadsAsItsSuperclassDoesWhereItAsksThat(
    bodies: [String], there: SegueText.Way?, callsUIKit: Bool
  ) {
    let text = SegueText(bodies: bodies)
    #expect(text.there == there)
    #expect(text.callsSuper == callsUIKit)
  }

  /// What stands in a class, as functions.
  private static func functions(_ code: String) -> [FunctionText] { FunctionText.all(in: code) }

  @Test func aSegueLeadsByTheMethodsOfItsOwnThatItCalls() {
    let helpers = Self.functions(
      "func go() { source.present(destination) }\nfunc idle() { stack.pushViewController(x) }")
    #expect(SegueText(bodies: ["go()"], helpers: [helpers]).there == .presentation)
    #expect(SegueText(bodies: ["stay()"], helpers: [helpers]).there == nil)
  }

  @Test(
    arguments: [
      ("func go() { stack.pushViewController(x) }", [.stack]),
      ("func go() { super.go() ; stack.pushViewController(x) }", [.stack, .presentation]),
      ("func idle() {}", [.presentation]),
    ] as [(String, [SegueText.Way])])
  func theNearestOfMethodsOfOneNameIsCalled(own: String, ways: [SegueText.Way]) {
    let text = SegueText(
      bodies: ["if source.navigationController != nil { go() }"],
      helpers: [Self.functions(own), Self.functions("func go() { source.present(x) }")])
    #expect(text.ways == ways)
  }

  @Test func whatASuperclassPerformsIsNotReadByAHelpersName() {
    let helpers = [
      Self.functions("func perform() { go() }\nfunc go() { perform() }"),
      Self.functions("func perform() { source.present(x) }"),
    ]
    #expect(SegueText(bodies: ["go()"], helpers: helpers).there == nil)
  }

  static let push = "stack.pushViewController(destination, animated: animated)"
  static let present = "source.present(destination, animated: true)"

  @Test(arguments: [
    ("if let stack = source.navigationController { \(push) } else { \(present) }", true),
    ("guard let stack = source.navigationController else { return \(present) }; \(push)", true),
    ("if source.navigationController == nil { \(present) } else { \(push) }", true),
    ("if isPush { \(push) } else { \(present) }", false),
    ("if isPush { source.navigationController?.\(push) } else { \(present) }", false),
    (
      "if let stack = source.navigationController { \(push) } else { "
        + "source.present(Stack(rootViewController: destination), animated: true) }", false
    ),
  ])
  func aSegueTakesBothWaysWhereTheStackOfItsSourceDecides(body: String, isBoth: Bool) {
    let text = SegueText(bodies: [body])
    #expect(text.ways == (isBoth ? [.stack, .presentation] : [.stack]))
    #expect(text.untriedWay == (isBoth ? nil : .presentation))
  }

  @Test(
    arguments: [
      ("\(push)\n\(present)", "push", nil),
      ("let animated = false\n\(push)\nsink(animated: false)\n\(present)", "pushUnanimated", nil),
      ("present(destination, animated: false)", "push", "presentUnanimated"),
    ] as [(String, String, String?)])
  func eachWayHasItsOwnWordOnWhetherToAnimate(body: String, push: String, present: String?) {
    let text = SegueText(bodies: [body])
    if body.contains("push") { #expect(text.route(by: .stack) == push) }
    #expect(text.route(by: .presentation) == present)
  }

  /// Pairs of segues, each with its module where names are not told apart.
  private func pairs(_ there: [String], _ back: [String]) -> [String] {
    func segues(_ names: [String], leadBack: Bool) -> [SeguePairs.Segue] {
      names.map { id in
        let name = id.split(separator: ".").last.map(String.init) ?? id
        return SeguePairs.Segue(id: id, name: name, way: .presentation, leadsBack: leadBack)
      }
    }
    let pairs = SeguePairs(
      segues: segues(there, leadBack: false) + segues(back, leadBack: true)
        + [.init(id: "Push", name: "Push", way: .stack, leadsBack: false)])
    return there.compactMap { id in pairs.back(from: id).map { "\(id) \($0)" } }
  }

  @Test(arguments: [
    (["Slide"], ["SlideBack"], ["Slide SlideBack"]),
    (["SlideSegue", "FadeSegue"], ["UnwindFadeSegue"], ["FadeSegue UnwindFadeSegue"]),
    (
      ["Slide", "SlideUp"], ["SlideBack", "SlideUpBack"],
      ["Slide SlideBack", "SlideUp SlideUpBack"]
    ),
    (["Slide"], ["SlideUpBack", "SlideBack"], ["Slide SlideBack"]),
    (["SlideUp", "Slide"], ["SlideBack"], ["Slide SlideBack"]),
    (["Slide"], ["SlideBack", "SlideHome"], []),
    (["SlideLeft", "SlideRight"], ["SlideBack"], ["SlideLeft SlideBack", "SlideRight SlideBack"]),
  ])
  func aSegueLeadsBackFromTheOneOfTheMostSimilarName(
    there: [String], back: [String], pairs: [String]
  ) {
    #expect(self.pairs(there, back) == pairs)
  }

  @Test(arguments: [
    (["Leap"], ["Return"], ["Leap Return"]), (["LeapSegue", "ClimbSegue"], ["ReturnSegue"], []),
    (["LeapSegue"], ["ReturnSegue", "ClimbBackSegue"], []),
    (["XYLeap", "XYClimb"], ["XYReturn"], []),
    (["LeapTransitionSegue", "ClimbSegue"], ["HomeTransitionSegue"], []),
  ])
  func seguesWithoutACommonWordArePairsWhereThereAreNoOthers(
    there: [String], back: [String], pairs: [String]
  ) {
    #expect(self.pairs(there, back) == pairs)
  }

  @Test(arguments: [
    (["A.Slide"], ["B.Slide"], ["A.Slide B.Slide"]),
    (["A.Slide", "B.Slide"], ["A.SlideBack"], ["A.Slide A.SlideBack", "B.Slide A.SlideBack"]),
    (["A.Slide", "A.SlideUp"], ["A.SlideUpBack", "B.SlideUpBack"], []),
  ])
  func seguesOfTheSameNameAreToldApart(there: [String], back: [String], pairs: [String]) {
    #expect(self.pairs(there, back) == pairs)
  }

  @Test func severalSeguesAreLedBackByOne() {
    let pairs = SeguePairs(segues: [
      .init(id: "1", name: "SlideLeft", way: .stack, leadsBack: false),
      .init(id: "2", name: "SlideRight", way: .stack, leadsBack: false),
      .init(id: "3", name: "SlideBack", way: .stack, leadsBack: true),
      .init(id: "4", name: "SlideUp", way: .presentation, leadsBack: false),
    ])
    #expect(pairs.ledBack(by: "3") == ["1", "2"])
  }
}
