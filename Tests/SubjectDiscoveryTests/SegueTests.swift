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
