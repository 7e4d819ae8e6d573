/// What became of every fact and diagnostic of the collection on UIKit's behaviour.
enum FactLedger {
  /// What became of one.
  enum Status: Equatable {
    /// A test has its id in its name.
    case tested
    /// It holds under a profile that does not exist here.
    case otherProfile
    /// The same, and the order across controllers is free: each is compared by itself.
    case orderFree
    /// True of a library's calls, not of the system; a test may show that they are understood.
    case library
    /// Believed with low confidence; a test may show what was chosen.
    case inferred
    /// A bug of UIKit's that is not copied.
    case notCopied
    /// Nothing was observed.
    case gap
    /// It takes a nil where Swift allows none.
    case notInSwift
  }

  /// One row.
  struct Entry {
    let id: String
    let title: String
    let status: Status

    init(_ id: String, _ title: String, _ status: Status = .tested) {
      self.id = id
      self.title = title
      self.status = status
    }
  }

  static let entries = launch + modal + navigation + containers + details + lifetimes + diagnostics
}

extension FactLedger {
  static let launch = [
    Entry("LW-01", "first show of a navigation"),
    Entry("LW-02", "launch of a plain root"),
    Entry("LW-03", "what making a window visible does in the call"),
    Entry("LW-04", "the application delegate in between", .otherProfile),
    Entry("LW-05", "nothing outside of a visible window"),
    Entry("LW-06", "another root", .orderFree),
    Entry("LW-07", "no root", .orderFree),
    Entry("LW-09", "another root under a modal", .inferred),
  ]

  static let modal = [
    Entry("FS-01", "present full screen"),
    Entry("FS-02", "the same with is-appearing"),
    Entry("FS-03", "dismiss full screen"),
    Entry("FS-04", "present without animation"),
    Entry("FS-05", "dismiss without animation"),
    Entry("FS-06", "timing of an animated presentation"),
    Entry("FS-07", "timing of an unanimated presentation"),
    Entry("FS-11", "with layout, on iOS 12", .otherProfile),
    Entry("FS-12", "a third from the second's did", .inferred),
    Entry("SH-01", "present a sheet"),
    Entry("SH-02", "dismiss a sheet"),
    Entry("SH-03", "timing of an animated sheet"),
    Entry("SH-04", "timing of an unanimated sheet"),
    Entry("SH-08", "swipe down, cancelled"),
    Entry("SH-09", "swipe down, completed"),
    Entry("SH-10", "dismissal that is not allowed; from code, no delegate"),
    Entry("OC-01", "over full screen"),
    Entry("OC-02", "current context"),
    Entry("OC-03", "over current context"),
    Entry("OC-04", "size in a context"),
    Entry("OC-05", "popover"),
    Entry("OC-06", "popover that adapts", .inferred),
    Entry("OC-08", "form sheet before iOS 13", .otherProfile),
    Entry("OC-09", "which styles touch the presenter, on iOS 12", .otherProfile),
    Entry("CU-01", "custom, the presenter's view stays"),
    Entry("CU-02", "custom, the presenter's view goes"),
    Entry("CU-03", "full screen with an animator"),
    Entry("CU-04", "the presenter told by the animator", .library),
    Entry("CU-05", "told twice"),
    Entry("CU-06", "the presenter told by hooks", .library),
    Entry("CU-09", "custom without animation"),
    Entry("CU-10", "who is asked in a presentation"),
    Entry("CU-11", "who is asked in a dismissal"),
    Entry("MC-01", "the leaf goes alone"),
    Entry("MC-04", "a dismissal that is handed on"),
    Entry("MC-05", "nothing to dismiss", .inferred),
    Entry("MC-06", "from a child"),
    Entry("MC-07", "one after the other from a completion", .library),
    Entry("MC-09", "presenting while presenting"),
    Entry("MC-10", "present and dismiss in one turn"),
  ]

  static let navigation = [
    Entry("NV-01", "push"),
    Entry("NV-02", "what a push does in the call"),
    Entry("NV-03", "timing of an animated push"),
    Entry("NV-04", "timing of an unanimated push"),
    Entry("NV-05", "pop"),
    Entry("NV-09", "containment around push and pop"),
    Entry("NV-10", "replace the stack", .orderFree),
    Entry("NV-13", "two changes in one turn"),
    Entry("NI-01", "interactive pop, finished"),
    Entry("NI-02", "interactive pop, cancelled"),
    Entry("NI-04", "when a cancellation is told"),
    Entry("NI-05", "the way back, then everything in one turn"),
    Entry("NI-06", "a push that a swipe interrupts"),
    Entry("NI-07", "the delegate in a cancelled pop"),
    Entry("NI-08", "a cancelled set of the stack, on iOS 7", .notCopied),
    Entry("ND-01", "the first show"),
    Entry("ND-02", "the delegate in a push", .orderFree),
    Entry("ND-04", "the delegate in a cancelled pop"),
  ]

  static let containers = [
    Entry("TB-01", "select a tab"),
    Entry("TB-02", "select a tab, older"),
    Entry("TB-04", "the tab controller's own did"),
    Entry("TB-05", "the tab delegate"),
    Entry("TB-06", "tab transition under a driver", .orderFree),
    Entry("PG-01", "page by scrolling"),
    Entry("PG-03", "page by curling"),
    Entry("PG-05", "pages set early", .orderFree),
    Entry("PG-06", "an emulation of pages", .library),
    Entry("CC-01", "swap without views"),
    Entry("CC-03", "swap with begin and end"),
    Entry("CC-04", "halves of containment"),
    Entry("CC-05", "add to a visible parent"),
    Entry("CC-06", "add and forget the did"),
    Entry("CC-07", "a view without its controller"),
    Entry("CC-08", "a view without its controller, early"),
    Entry("CC-09", "a controller without its view"),
    Entry("CC-10", "a child from the beginning"),
    Entry("CC-11", "no forwarding, nothing by hand"),
    Entry("CC-12", "no forwarding, by hand"),
    Entry("CC-13", "the parent's own transition"),
    Entry("CC-14", "the same by hand"),
    Entry("BE-01", "begin"),
    Entry("BE-02", "begin and end"),
    Entry("BE-04", "end of appearing"),
    Entry("BE-05", "the other way"),
    Entry("BE-08", "begin and end of leaving"),
    Entry("BE-14", "the right way to cancel, and a wrong one"),
  ]

  static let details = [
    Entry("LY-01", "the rank of is-appearing"),
    Entry("LY-02", "what is valid when"),
    Entry("LY-03", "what triggers is-appearing"),
    Entry("LY-04", "is-appearing of who returns"),
    Entry("LY-05", "is-appearing by hand"),
    Entry("LY-07", "layout before the did", .inferred),
    Entry("LY-08", "the presenter's layout", .inferred),
    Entry("CO-01", "completion of a presentation"),
    Entry("CO-03", "completion of a dismissal"),
    Entry("CO-04", "presentations are deferred"),
    Entry("CO-05", "pushes wait for layout"),
    Entry("CO-06", "coordinator after dids"),
    Entry("CO-07", "dids inside of the report"),
    Entry("CO-08", "the animator's end inside of the report"),
    Entry("CO-09", "alongside"),
    Entry("CO-10", "hooks around the animation"),
    Entry("CO-11", "hooks of a cancellation"),
    Entry("ST-01", "in the presented's will"),
    Entry("ST-02", "in the presenter's will"),
    Entry("ST-04", "in the presentation's completion"),
    Entry("ST-05", "in the dismissed's will"),
    Entry("ST-08", "in the dismissed's did"),
    Entry("ST-09", "in the popped's did"),
    Entry("CX-01", "from and to"),
    Entry("CX-02", "both views"),
    Entry("CX-03", "one view"),
    Entry("CX-04", "wrapping views"),
    Entry("CX-05", "frames"),
    Entry("CX-06", "the container"),
    Entry("CX-07", "the presenter's place, full screen"),
    Entry("CX-08", "the presenter's place, custom"),
    Entry("CX-09", "the presenter's place, custom with removal"),
    Entry("CX-10", "wrappers of a navigation"),
    Entry("CX-11", "defaults of a presentation controller"),
    Entry("ER-01", "present outside of a window"),
    Entry("ER-02", "present during a presentation"),
    Entry("ER-03", "present while presenting"),
    Entry("ER-04", "present the presented"),
    Entry("ER-05", "unbalanced calls"),
    Entry("ER-06", "overlapping navigation"),
    Entry("ER-07", "direct calls"),
    Entry("ER-08", "no report"),
    Entry("ER-09", "two reports", .inferred),
    Entry("ER-10", "a report at once"),
    Entry("ER-11", "automatic and by hand"),
    Entry("SB-01", "the chain of deciders"),
    Entry("SB-02", "navigation"),
    Entry("SB-03", "tabs"),
    Entry("SB-04", "full screen"),
    Entry("SB-05", "other styles"),
    Entry("SB-06", "when it is asked for", .inferred),
    Entry("SB-07", "updates"),
    Entry("SB-08", "the switch in the application's settings"),
  ]

  static let lifetimes = [
    Entry("NE-c", "pop under a modal", .orderFree),
    Entry("NE-d", "a child that is not shown", .orderFree),
    Entry("NE-e", "bugs of split views", .notCopied),
    Entry("DL-a", "release after a pop"),
    Entry("DL-b", "release after a dismissal"),
    Entry("DL-c", "release after a set"),
    Entry("DL-d", "loading again"),
  ]

  static let diagnostics = [
    Entry("D1", "unbalanced calls"),
    Entry("D2", "outside of the window"),
    Entry("D3", "already presenting"),
    Entry("D4", "in progress"),
    Entry("D5", "dismissal in progress"),
    Entry("D6", "detached"),
    Entry("D7", "nested bar animation"),
    Entry("D8", "stack refused"),
    Entry("D9", "pushed twice"),
    Entry("D10", "already presented"),
    Entry("D11", "has a parent"),
    Entry("D12", "on itself"),
    Entry("D13", "popover without anchor"),
    Entry("D14", "view of another"),
    Entry("D15", "child of another parent"),
    Entry("D16", "root as a child"),
    Entry("D17", "pop to a stranger"),
    Entry("D18", "no common parent"),
    Entry("D19", "push nothing", .notInSwift),
    Entry("D20", "animator released in motion"),
    Entry("D21", "view loaded while released"),
  ]
}
