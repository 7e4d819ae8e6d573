import BuiltInSubjects
import ConformanceReports
import Foundation
import Testing
import Thoroughness
import TransitionCertification

/// Lists, explanations and what the registry promises.
@Suite("Lists and explanations") struct CatalogueTests {
  // The inferences take a run of all that the system does; the command's own test lists them.
  @Test(
    "each list has entries with id and title",
    arguments: Listing.Kind.allCases.filter { $0 != .inferences })
  @MainActor func entries(kind: Listing.Kind) throws {
    let text = Listing(kind, .builtIn).document.text
    let entries = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])

    #expect(!entries.isEmpty)
    #expect(entries.allSatisfy { ($0["id"] as? String)?.isEmpty == false })
    #expect(entries.allSatisfy { ($0["title"] as? String)?.isEmpty == false })
    let ids = entries.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)
  }

  @Test("subjects and scenarios tell machines more")
  @MainActor func members() throws {
    let subjects = try #require(
      JSONSerialization.jsonObject(with: Data(Listing(.subjects, .builtIn).document.text.utf8))
        as? [[String: Any]])
    let scenarios = try #require(
      JSONSerialization.jsonObject(with: Data(Listing(.scenarios, .builtIn).document.text.utf8))
        as? [[String: Any]])

    for subject in subjects {
      #expect(Set(subject.keys) == ["id", "title", "kind", "role", "fault", "expects"])
    }
    for scenario in scenarios {
      #expect(Set(scenario.keys) == ["id", "title", "tags", "evidence"])
    }
  }

  @Test("every id has one explanation, which begins with it")
  @MainActor func explanations() {
    let explanations = Explanation.all(.builtIn)

    #expect(Set(explanations.map(\.id)).count == explanations.count)
    for explanation in explanations.sampled(120) {
      #expect(explanation.text().hasPrefix(explanation.id + "\n"))
    }
    #expect(explanations.contains { $0.id == "transparency" })
  }

  @Test("a scenario is explained by its steps, its facts and the rules that watch")
  @MainActor func story() throws {
    let text = try #require(
      Explanation.all(.builtIn).first { $0.id == "modal/full-screen/present" }
    ).text(ReportStyle(width: 100))

    #expect(text.contains("host is asked to present (sheet, style: fullScreen, animated: true)"))
    #expect(text.contains("FS-01: Full screen, animated: the host will disappear"))
    #expect(text.contains("come to bear: appearance-no-double-appear"))
    #expect(text.contains("a transition ends, t1 finished"))
  }

  @Test(
    "a fact is explained by its sentence, its sources, its tests and the scenarios that cite it")
  @MainActor func fact() throws {
    let text = try #require(Explanation.all(.builtIn).first { $0.id == "FS-01" })
      .text(ReportStyle(width: 100))

    #expect(text.contains("fact        Full screen, animated: the host will disappear"))
    #expect(text.contains("confidence  high"))
    #expect(text.contains("source      betterhee.tistory.com/75, https://"))
    #expect(text.contains("tests       UIKitFactTests/FullScreen/FullScreenFacts"))
    #expect(text.contains("the first is modal/full-screen/present"))
  }

  @Test("built-in subjects have ids of their own, which begin with their role")
  func registry() {
    let subjects = SubjectRegistry.builtIn.all

    #expect(Set(subjects.map(\.id)).count == subjects.count)
    #expect(subjects.first?.id == "system")
    for subject in subjects.dropFirst() {
      #expect(subject.id.hasPrefix(subject.role.rawValue + "/"))
    }
  }

  @Test("a faulty subject names its fault and rules that are built, a good one neither")
  func expectations() {
    for subject in SubjectRegistry.builtIn.faulty {
      #expect(subject.fault != nil, "\(subject.id)")
      #expect(
        subject.expects.contains {
          RuleCatalogue.rule($0.rule) != nil || $0 == TransparencyFinding.id
        },
        "\(subject.id)")
    }
    for subject in SubjectRegistry.builtIn.judged {
      #expect(subject.fault == nil && subject.expects.isEmpty, "\(subject.id)")
    }
  }
  @Test(
    "a good segue of an app's own can be given up on its way back, in each style that can be pulled",
    arguments: ["segue/full-screen", "segue/custom", "segue/push"])
  func segues(style: String) throws {
    let subjects = SubjectRegistry.builtIn.judged.map(\.subject).filter { $0.kind == .segue }

    for action in ["unwind~cancelled", "cancel-then-unwind"] {
      let scenario = try #require(ScenarioCatalogue.scenario("\(style)/\(action)"))
      #expect(subjects.contains { scenario.applicability(to: $0) == .applies }, "\(action)")
    }
  }
}
