import ConformanceReports
import Testing
import TransitionCertification

/// Why styles have no scenario for some variants: by a fact, or inferred.
struct Gap: Sendable, CustomTestStringConvertible {
  let reason: String
  let styles: [String]
  let variants: [Scenario.Variant]

  var testDescription: String { reason }

  func isAbout(_ style: String, _ variant: Scenario.Variant) -> Bool {
    styles.contains(style) && variants.contains(variant)
  }

  /// The ids of the facts that the reason cites.
  var facts: [String] {
    reason.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init).filter { word in
      let parts = word.split(separator: "-")
      return parts.count == 2 && parts[0].count == 2 && parts[0].allSatisfy(\.isUppercase)
        && parts[1].count == 2 && parts[1].allSatisfy(\.isNumber)
    }
  }

  private init(_ reason: String, _ styles: [String], _ variants: [Scenario.Variant]) {
    self.reason = reason
    self.styles = styles
    self.variants = variants
  }

  private static let inHand: [Scenario.Variant] = [.cancelled, .interrupted, .reGrabbed, .reversed]
  private static let segues =
    [
      "segue/full-screen", "segue/over-full-screen", "segue/page-sheet", "segue/custom",
      "segue/push",
    ] + unpulledSegues
  private static let unpulledSegues =
    ["segue/present-at-once", "segue/push-at-once", "any/unwind"] + kindsOfSegues
  private static let kindsOfSegues = [
    "segue/kind-show", "segue/kind-show-detail", "segue/kind-popover", "segue/kind-embed",
    "segue/kind-custom",
  ]
  private static let navigations = [
    "modal/full-screen-navigation", "modal/custom-navigation",
    "modal/current-context-navigation", "modal/over-current-context-navigation",
  ]
  private static let refused = LookedStyle.all.filter { $0.raises != nil }.map { "modal/\($0.id)" }

  /// What a finger's speed decides, and who relieves it, is tried once for each style with a finger of its
  /// own.
  private static let aside =
    navigations + unpulledSegues + looks + [
      "modal/over-modal", "modal/none", "any/chain", "any/sheet-swipe", "any/size-change",
      "any/background", "any/inactive", "container/exchange", "container/quarters-tablet",
      "container/quarters-turned", "pages/curl", "pages/scroll", "split/columns",
      "split/one-column", "window/own", "window/root",
    ]

  private static let looks = StyleTable().rows.map(\.id).filter { id in
    LookedStyle.all.contains { look in look.ids.contains { id == "modal/\($0)" } }
      && !LookedStyle.all.contains { id == "modal/\($0.style.rawValue)" }
  }

  static let all = [
    Gap(
      "whether a finger rests before it lifts, lifts with speed, or has another one beside it, is for its "
        + "recognizer to judge, which is the same wherever the change was asked for in another way. Inferred.",
      aside, [.resting, .flung, .relieved, .joined]),
    Gap(
      "what a finger does to a change that turns round and passes where it began is for recognizer and "
        + "driver, which are the same wherever the change was asked for in another way. Inferred.",
      (aside + segues).filter { $0 != "any/sheet-swipe" }, [.turnedRound]),
    Gap(
      "the system's swipe begins at the screen's edge, where there is no room for a second finger. Inferred.",
      ["navigation/bar", "navigation/no-bar", "navigation/in-tabs"], [.relieved]),
    Gap(
      "UIKit raises within the call, before anything comes that could be given up or come again: "
        + "OC-09 for no style, and for a page that curls over less than the screen Inferred.",
      refused, inHand + [.repeated, .reEntrant]),
    Gap(
      "a column comes and goes by a button; no log of a finger on one was found. Inferred.",
      ["split/columns"], inHand),
    Gap(
      "the method of CC-13 takes no driver and hands out no context",
      ["container/exchange"], inHand),
    Gap(
      "quarters try where on a large screen children are in sight; how an exchange goes is tried where "
        + "one child fills the container, by CC-13",
      ["container/quarters-tablet", "container/quarters-turned"],
      inHand + [.unanimated, .repeated, .reEntrant]),
    Gap(
      "LW-06 is of an assignment, which is done when it returns: nothing is left to pull",
      ["window/root"], inHand),
    Gap(
      "a segue asks for a presentation or a push, and what a finger pulls back is that, by MC-04 and "
        + "NI-01: it is given up here, and all else is tried where no segue began it",
      segues, [.interrupted, .reGrabbed, .reversed]),
    Gap(
      "a kind of the system's asks for what code may ask for: it is given up where no class of the "
        + "app's own begins it, by MC-04 and NI-01",
      kindsOfSegues, [.cancelled]),
    Gap(
      "a push at once is over within one hop, by NV-04: nothing is left to pull",
      ["segue/push-at-once"], [.cancelled]),
    Gap(
      "a presentation at once is over within the call, by FS-04: nothing is left to pull",
      ["segue/present-at-once"], [.cancelled]),
    Gap(
      "a segue that a callback performs is a presentation or a push that a callback asks for, by "
        + "CO-04 and NV-02, and is tried there",
      segues, [.reEntrant]),
    Gap(
      "a child is embedded once, with its parent there, and nothing is animated, by CC-05",
      ["segue/kind-embed"], [.finished, .repeated]),
    Gap(
      "what a class of the app's own presents at once is a presentation at once, by FS-04",
      ["segue/kind-custom"], [.repeated]),
    Gap(
      "a navigation is presented and pulled as a screen is, and only who decides the status bar "
        + "differs, by MC-06 and SB-02: the hand is that of the style alone",
      ["modal/full-screen-navigation", "modal/custom-navigation"],
      [.interrupted, .reGrabbed, .reversed]),
    Gap(
      "where a navigation's top defines the context only place and size differ, by OC-04: the hand is "
        + "that of the style alone",
      ["modal/current-context-navigation", "modal/over-current-context-navigation"], inHand),
    Gap(
      "a navigation is presented as a screen is, by MC-06: rounds and callbacks are those of the style "
        + "alone",
      navigations, [.repeated, .reEntrant]),
    Gap(
      "what goes back is a pop of the stack in the column, by NI-01, and is tried there",
      ["split/one-column"], [.reGrabbed, .reversed, .reEntrant]),
    Gap(
      "a container of the app's own tells its children itself, by CC-11: UIKit promises nothing of "
        + "what its callbacks ask for. Inferred.",
      ["container/children", "container/side", "container/stack"], [.reEntrant]),
    Gap(
      "a window of a library's own comes and goes by whatever the library has for it, and no finger of the "
        + "script's moves it. Inferred.",
      ["window/own"], [.cancelled, .interrupted, .reGrabbed, .reversed, .reEntrant]),
    Gap(
      "the device turns, or the application leaves, once, in the middle of something that is tried. "
        + "Inferred.",
      ["any/size-change", "any/background", "any/inactive"],
      [.reGrabbed, .unanimated, .repeated, .reversed, .reEntrant]),
    Gap(
      "the application leaves once, in the middle of something that is tried, and takes no finger along. "
        + "Inferred.",
      ["any/background", "any/inactive"], [.cancelled, .interrupted]),
    Gap(
      "SH-08 and SH-09 are of a finger that pulls a sheet: animated, and by nobody's callback",
      ["any/sheet-swipe"], [.unanimated, .repeated, .reEntrant]),
    Gap(
      "ways back are tried at once and in rounds as parts of cycles. Inferred.",
      ["any/unwind"], [.unanimated, .repeated]),
  ]
}
