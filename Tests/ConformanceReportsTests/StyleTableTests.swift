import ConformanceReports
import Testing
import TransitionCertification

/// The table of styles: every cell that UIKit has is filled.
@Suite("The table of styles") struct StyleTableTests {
  @Test(
    "a style has scenarios for a variant, or there is a reason why not",
    arguments: StyleTable().rows.map(\.id))
  func cells(style: String) throws {
    let row = try #require(StyleTable().rows.first { $0.id == style })

    for variant in Scenario.Variant.allCases {
      let reasons = Gap.all.filter { $0.isAbout(style, variant) }
      if row.counts[variant] == nil {
        #expect(!reasons.isEmpty, "\(style) has no scenario that is \(variant.rawValue)")
      } else {
        #expect(reasons.isEmpty, "\(style) \(variant.rawValue): \(reasons.map(\.reason))")
      }
    }
  }

  @Test("every reason is about a style that there is", arguments: Gap.all.flatMap(\.styles))
  func known(style: String) {
    #expect(StyleTable().rows.contains { $0.id == style })
  }

  @Test("the text has a line for each style under one of the variants")
  func text() {
    let lines = StyleTable().text.split(separator: "\n")

    #expect(lines.count == StyleTable().rows.count + 1)
    #expect(lines.first?.hasPrefix("style ") == true)
    for variant in Scenario.Variant.allCases {
      #expect(lines.first?.contains("  \(variant.rawValue)") == true)
    }
    #expect(Set(lines.map(\.count)).count == 1)
  }

  @Test("styles add up to the catalogue, and what is tried across them to something")
  func sums() {
    let rows = StyleTable().rows

    #expect(
      rows.filter { !$0.id.hasPrefix("any/") }.map(\.total).reduce(0, +)
        == ScenarioCatalogue.all.count)
    #expect(rows.allSatisfy { $0.total > 0 })
  }
}

/// Why styles have no scenario for some variants.
struct Gap {
  let reason: String
  let styles: [String]
  let variants: [Scenario.Variant]

  func isAbout(_ style: String, _ variant: Scenario.Variant) -> Bool {
    styles.contains(style) && variants.contains(variant)
  }

  private init(_ reason: String, _ styles: [String], _ variants: [Scenario.Variant]) {
    self.reason = reason
    self.styles = styles
    self.variants = variants
  }

  private static let inHand: [Scenario.Variant] = [.cancelled, .interrupted, .reGrabbed, .reversed]

  static let all = [
    Gap(
      "a gesture of the app's own can be let go anywhere; turning it round is what giving up is",
      ["modal/full-screen", "modal/over-full-screen", "modal/custom", "modal/custom-removal"],
      [.reversed]),
    Gap(
      "no gesture of the system's moves it, and no driver can: only animators of the app's have one",
      [
        "modal/cover-vertical", "modal/flip-horizontal", "modal/cross-dissolve",
        "modal/partial-curl", "modal/popover", "modal/over-modal", "split/columns",
        "container/exchange", "window/root", "any/chain",
      ], inHand),
    Gap(
      "a driver moves an app's own animator, which is tried where apps give it: in the styles that "
        + "cover the screen, and in custom ones",
      [
        "modal/current-context", "modal/over-current-context", "modal/current-context-navigation",
        "modal/over-current-context-navigation",
      ], inHand),
    Gap(
      "a segue begins by a request or a tap; what a finger pulls back is a pop or a dismissal",
      [
        "segue/full-screen", "segue/custom", "segue/push", "segue/push-at-once",
        "segue/kind-show", "segue/kind-show-detail", "segue/kind-popover", "segue/kind-embed",
        "segue/kind-custom", "any/unwind",
      ], inHand),
    Gap(
      "a segue that is performed in a callback is a presentation or a push in a callback",
      [
        "segue/full-screen", "segue/custom", "segue/push", "segue/push-at-once",
        "segue/kind-show", "segue/kind-show-detail", "segue/kind-popover", "segue/kind-embed",
        "segue/kind-custom", "any/unwind",
      ], [.reEntrant]),
    Gap(
      "a child is embedded once, when its parent is there, and nothing is animated",
      ["segue/kind-embed"], [.finished, .repeated]),
    Gap(
      "what a class of the app's own presents at once is a presentation at once",
      ["segue/kind-custom"], [.repeated]),
    Gap(
      "the hand is that of the style without navigations, where it is tried",
      ["modal/full-screen-navigation", "modal/custom-navigation"],
      [.interrupted, .reGrabbed, .reversed]),
    Gap(
      "rounds and callbacks are those of the style without navigations, where they are tried",
      [
        "modal/full-screen-navigation", "modal/custom-navigation",
        "modal/current-context-navigation", "modal/over-current-context-navigation",
      ], [.repeated, .reEntrant]),
    Gap(
      "a chain comes of a sheet that presents, which each style tries in a callback, and in rounds",
      ["modal/over-modal"], [.repeated, .reEntrant]),
    Gap("a chain's rounds are those of its sheets", ["any/chain"], [.repeated]),
    Gap(
      "a bar has no finger that selects: only a delegate's driver, which is not taken again",
      ["tabs/screens", "tabs/stacks"], [.reGrabbed, .reversed]),
    Gap(
      "what goes back is a pop of the stack in the column, where it is tried",
      ["split/one-column"], [.reGrabbed, .reversed, .reEntrant]),
    Gap(
      "a container of the app's own is as good as its app: nobody promises these ways",
      ["container/children", "container/side"], [.reGrabbed, .reversed, .reEntrant]),
    Gap(
      "a side opens and closes in one scenario, by whatever the app has for it",
      ["container/side"], [.cancelled, .interrupted, .repeated]),
    Gap(
      "the device turns, or the application leaves, once, in the middle of something that is tried",
      ["any/size-change", "any/background"],
      [.cancelled, .interrupted, .reGrabbed, .unanimated, .repeated, .reversed, .reEntrant]),
    Gap(
      "a finger pulls a sheet: that is animated, and by nobody's callback",
      ["any/sheet-swipe"], [.unanimated, .repeated, .reEntrant]),
    Gap(
      "ways back are tried at once and in rounds as parts of cycles",
      ["any/unwind"], [.unanimated, .repeated]),
  ]
}
