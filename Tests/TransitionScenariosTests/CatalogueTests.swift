import Testing
import TransitionScenarios

@Suite("The catalogue") struct CatalogueTests {
  @Test("ids are unique, in lower case, and say what they are made of")
  func ids() {
    let all = ScenarioCatalogue.all

    #expect(Set(all.map(\.id)).count == all.count)
    for scenario in all {
      let variant = scenario.variant == .finished ? "" : "~\(scenario.variant.rawValue)"
      let parts = [scenario.family.rawValue, scenario.style, scenario.action + variant]
      #expect(scenario.id == parts.joined(separator: "/"))
      #expect(scenario.id.allSatisfy { $0.isLowercase || "/~-".contains($0) })
      #expect(ScenarioCatalogue.scenario(scenario.id)?.id == scenario.id)
    }
  }

  @Test("every scenario has evidence, or says that it is inferred")
  func evidence() {
    for scenario in ScenarioCatalogue.all {
      #expect(scenario.isInferred || !scenario.evidence.isEmpty, "\(scenario.id)")
      #expect(Set(scenario.evidence).count == scenario.evidence.count, "\(scenario.id)")
      #expect(!scenario.title.isEmpty && !scenario.title.hasSuffix("."), "\(scenario.id)")
    }
  }

  @Test("what others are compared with stands before them, and is of the same change")
  func compared() throws {
    for (place, scenario) in ScenarioCatalogue.all.enumerated() {
      guard let other = scenario.withoutVainPull else { continue }
      let first = try #require(ScenarioCatalogue.all.firstIndex { $0 === other })
      #expect(first < place, "\(scenario.id)")
      #expect(other.change == scenario.change, "\(scenario.id)")
    }
  }

  @Test(
    "what follows a pull in vain is done elsewhere without it",
    arguments: [
      ("modal/custom/cancel-then-tap", "modal/custom/dismiss"),
      ("modal/custom/interrupted-then-dismiss~unanimated", "modal/custom/dismiss~unanimated"),
      ("navigation/bar/cancel-then-drag", "navigation/bar/drag-out"),
      ("navigation/bar/cancel-then-push", nil),
      ("tabs/stacks/interrupted-then-drag", "tabs/stacks/drag"),
      ("pages/curl/cancel-then-turn", "pages/curl/turn"),
      ("container/children/cancel-then-drag", "container/children/drag"),
      ("container/side/interrupted-then-drag", "container/side/drag~resting"),
      ("container/stack/cancel-then-drag", "container/stack/drag-out"),
      ("segue/custom/cancel-then-unwind", "segue/custom/unwind"),
      ("segue/custom/cancel-then-perform", nil), ("container/stack/pop", nil),
    ])
  func undisturbed(id: String, other: String?) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))

    #expect(scenario.withoutVainPull?.id == other)
  }

  @Test("every tag is one of the known situations, and every scenario has one")
  func tags() {
    for scenario in ScenarioCatalogue.all {
      #expect(!scenario.tags.isEmpty, "\(scenario.id)")
      #expect(Set(scenario.tags).isSubset(of: Self.knownTags), "\(scenario.id)")
    }
  }

  @Test("every known situation has a scenario", arguments: CatalogueTests.knownTags.sorted())
  func covered(tag: String) {
    #expect(ScenarioCatalogue.all.contains { $0.tags.contains(tag) })
  }

  @Test(
    "a script that pulls by a gesture halts where there is none, and does not pass without a word",
    arguments: ["modal/custom/flick", "navigation/bar/flick", "tabs/screens/flick"])
  func requiredGesture(id: String) async throws {
    try #require(ScenarioCatalogue.scenario(id) != nil)
    await #expect(processExitsWith: .failure) { @MainActor [id] in
      let plain = Subject.animator("test/plain") { SlideAnimator() }
      _ = ScenarioCatalogue.scenario(id)?.run(plain)
    }
  }

  /// The 61 situations that transitions meet, and those that are the system's own affair.
  static let knownTags: Set<String> = [
    "modal-present-finish", "modal-dismiss-finish", "modal-present-cancel", "modal-dismiss-cancel",
    "modal-dismiss-cancel-then-finish", "modal-dismiss-cancel-then-tap",
    "modal-tap-dismiss-with-driver", "modal-fast-flick", "modal-gesture-system-cancel",
    "modal-unanimated", "modal-mixed-animated", "modal-style-matrix", "modal-over-modal",
    "modal-chain-dismiss", "modal-dismiss-during-present", "modal-present-during-dismiss-end",
    "modal-repeat", "modal-repeat-same-controller", "modal-rotate-while-presented",
    "modal-rotate-mid-transition", "modal-thick-status-bar", "modal-status-bar-contrast",
    "modal-keyboard-up", "modal-system-swipe", "modal-tap-beside",
    "nav-push", "nav-pop", "nav-pop-cancel", "nav-pop-cancel-then-pop", "nav-pop-fast-flick",
    "nav-double-push", "nav-pop-during-push", "nav-pop-during-pop", "nav-set-stack-cancel",
    "nav-rotate-between", "nav-rotate-mid-transition", "tab-rotate-mid-transition",
    "nav-bar-opaque", "nav-bottom-bar", "nav-edge-pop-after-custom", "nav-edge-swipe-at-root",
    "tab-select", "tab-swipe-finish", "tab-swipe-cancel", "tab-tap-during-swipe",
    "tab-rapid-select",
    "container-initial-child", "container-set-before-visible", "container-switch",
    "container-switch-cancel", "container-switch-fast", "container-same-child",
    "container-offscreen-preload", "container-covered-and-uncovered",
    "container-covered-with-side-open", "container-replace-when-side-open", "container-resize",
    "container-nested",
    "segue-custom", "segue-cancel", "segue-unwind-deep", "segue-left-by-code",
    "animations-disabled", "reduce-motion",
    "background-mid-transition", "background-between", "inactive-mid-transition", "voiceover-on",
    "nav-covered-change",
    "tab-covered-change", "container-covered-change", "tab-rotate-between",
    "nav-bar-hidden-on-one", "nav-keyboard-up", "tab-keyboard-up",
    "container-keyboard-up", "interface-style", "alert-above", "sheet-detents",
    "page-turn", "page-swipe-finish", "page-swipe-cancel", "split-detail", "split-columns",
    "segue-kind", "window-root-swap", "window-own", "container-gone-for-good",
  ]
}
