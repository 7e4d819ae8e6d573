/// What the facts that scenarios cite say, in a sentence each.
///
/// Order of callbacks: the presenter or what is below is called the host here, what comes above it the
/// sheet, or the page.
public enum FactBook {
  /// What a fact says; none for an id that no scenario cites.
  public static func sentence(_ id: String) -> String? { sentences[id] }

  /// The ids of all facts that have a sentence.
  public static var ids: [String] { sentences.keys.sorted() }

  private static let sentences = presentations.merging(containers) { $1 }

  private static let presentations = [
    "FS-01":
      "Full screen, animated: the host will disappear, the sheet will appear and did appear, "
      + "then the host did disappear",
    "FS-02": "The same, with viewIsAppearing of the sheet between its will and its did",
    "FS-03": "Full screen, dismissed: the sheet will disappear, the host will, is and did appear, "
      + "then the sheet did disappear",
    "FS-04": "Full screen at once: the same order as animated, then the completion",
    "FS-05": "Full screen, dismissed at once: the same order as animated, then the completion",
    "FS-06":
      "Nothing of an animated presentation is told within the call; the wills come a hop later",
    "FS-07": "A presentation at once is over within one hop of the main queue",
    "SH-01": "A sheet comes and its presenter is told nothing",
    "SH-02": "A sheet that code dismisses goes and its presenter is told nothing",
    "SH-03": "The wills of an animated sheet come a hop after the call, the dids at its end",
    "SH-04": "A sheet at once needs more than one hop until it did appear",
    "SH-08":
      "A sheet that is pulled and given up: will disappear, then will, is and did appear, and no "
      + "did disappear",
    "SH-09":
      "A sheet that is swiped away: will and did disappear, and its presenter is told nothing",
    "OC-01": "Over full screen the presenter is told nothing, either way",
    "OC-02":
      "In the current context the covered controller disappears and appears as under full screen",
    "OC-03": "Over the current context the presenter is told nothing, either way",
    "OC-04": "What is presented in a context has the size of the context's view",
    "OC-05": "The presenter of a popover is told nothing, either way",
    "OC-06": "A popover that adapts behaves like the style that it adapts to",
    "OC-09": "A presentation under no style ends the process by an exception; seen on iOS 12",
    "CU-01": "A custom presentation that leaves the presenter's view tells the presenter nothing",
    "CU-02": "A custom presentation that removes the presenter's view tells the presenter as full "
      + "screen does",
    "CU-09": "The animator of a custom presentation is asked even where nothing is animated",
    "CU-10":
      "A presentation asks for a presentation controller, an animator, a driver, in this order",
    "CU-11": "A dismissal asks for an animator, then for a driver",
    "CX-08": "A custom presentation without removal leaves the presenter's view where it was",
    "CX-09": "A custom presentation with removal takes the presenter's view out of the window",
    "CO-01": "The completion of present runs after the last did",
    "CO-03": "The completion of dismiss runs after the last did; the sheet is still alive in it",
    "CO-04":
      "A presentation begins in a later turn than the call; the presenter knows of it at once",
    "CO-11": "Given up, presentation controllers are told at the end that nothing was completed",
    "MC-01": "Dismissed by itself, the top of a chain goes alone",
    "MC-04": "A dismissal asked of the sheet goes to its presenter",
    "MC-06": "What a child presents is presented by the container around it",
    "MC-07": "Presenting from the completion of a dismissal is legal",
    "MC-09": "A presentation asked of somebody who presents already is refused with a message",
    "MC-10": "A dismissal in the same turn as the presentation has no effect",
    "ER-02": "A presentation asked while another one runs is refused with a message",
    "BE-14": "Who gives up an appearance announces a disappearance and ends it once",
    "LY-04": "Who was to disappear and returns is appearing again, with viewIsAppearing",
    "SB-01": "The root-most controller that covers the screen decides the status bar, or its child",
    "SB-04": "Under full screen the sheet decides the status bar",
    "SB-05": "Under other styles the presenter goes on to decide the status bar, unless the sheet "
      + "captures it",
    "LW-06":
      "A root that is replaced will and did disappear; the new one loads, will and did appear",
    "LW-07": "A root that is taken away without another: will and did disappear",
    "LW-09": "Another root does not dismiss what the old one presents: dismiss first, then swap",
  ]

  private static let containers = [
    "NV-01":
      "A push: the old top will disappear, the new one will and is appearing; at the end the old "
      + "one did disappear, then the new one did appear",
    "NV-02":
      "push returns with the stack changed and nothing told; the transition begins in layout",
    "NV-03": "The wills of an animated push come a hop after the call, the dids at its end",
    "NV-04": "A push at once is over within one hop",
    "NV-05":
      "A pop: the top will disappear, the one below will and is appearing; at the end the top did "
      + "disappear, then the other did appear",
    "NV-09":
      "A pushed controller will move to its parent before it appears, and did move when it has "
      + "appeared; a popped one likewise to none",
    "NV-10":
      "A replaced stack: the old top will disappear, the new one will appear, then both dids",
    "NV-13": "Two pushes in one turn are both done, and UIKit complains where both are animated",
    "NI-01": "A pop by a finger that goes through is told as any other",
    "NI-02":
      "A pop that is given up: who came will and did disappear, who went will and did appear",
    "NI-05": "The way back of a pop that is given up runs first; then all is told in one turn",
    "NI-07": "A delegate hears of a pop that is given up only that it will show",
    "ND-02": "A delegate hears willShow with the wills and didShow with the dids",
    "ER-06": "Changes of a stack that overlap are done, and UIKit complains",
    "ST-09": "A popped controller has no parent any more when it did disappear",
    "TB-01":
      "A tab: the new one will appear and the old one will disappear within the setter; then the "
      + "old one did disappear and the new one did appear",
    "TB-02": "The same order in older releases",
    "TB-04": "A tab bar controller tells its child from within its own callbacks",
    "TB-05": "A delegate is asked and told of taps, never of selections by code",
    "TB-06": "A tab that is pulled and given up disappears again, and the other one returns",
    "CO-05": "A tab is selected within the call",
    "NE-d": "A tab that was never selected is told nothing",
    "SB-02":
      "A navigation decides the status bar by its own bar; its top decides where that is hidden",
    "SB-03":
      "A tab bar controller decides the status bar unless it hands that to the selected child",
    "PG-01":
      "A page that scrolls: the new one will appear, the old one will disappear, the new one did "
      + "appear, the old one did disappear",
    "PG-03":
      "A page that curls: the new one will appear, the old one will disappear, the old one did "
      + "disappear, the new one did appear",
    "CC-03": "Begin and end around moved views tell each child once, though views enter the window",
    "CC-05":
      "A child that is added to a visible parent will move, loads, will appear, did move, is and "
      + "did appear",
    "CC-10": "A child that is added before its parent appears appears with it",
    "CC-11": "Without forwarding a child is told nothing that its container does not announce",
    "CC-13":
      "transition(from:to:): the old child will disappear, the new one will appear, then the new "
      + "one did appear and the old one did disappear",
  ]
}
