/// The state of a hierarchy at a quiet moment. Default values are left out.
public struct Checkpoint: Sendable, Equatable {
  /// The views concerned, as a forest; order is z-order, back to front.
  public var tree: [ViewNode]
  /// Containers and their children, in order.
  public var containment: [Containment]
  /// Presenters and what they present.
  public var presentations: [Presentation]
  /// Tab controllers and what is selected in them.
  public var selections: [Selection]
  /// Controllers in a stack that hide the bottom bar when they are pushed.
  public var hidingBottomBar: [String]
  /// Navigation bars whose items are not as many as the controllers in the stack.
  public var barItems: [BarItems]
  /// Controllers that are not gone, in order of the cast.
  public var appearances: [Appearance]
  /// How the status bar looks; none before the first window.
  public var statusBar: StatusBarLook?
  /// What a fresh question would answer about the status bar; none where that is what is shown.
  public var overdueStatusBar: StatusBarLook?
  /// The first responder's name.
  public var firstResponder: String?
  /// The key window's name; none where that is the main window.
  public var keyWindow: String?
  /// How many requests to ignore all touches have not been taken back.
  public var ignoringInteraction: Int
  /// The names of what says of itself that it is busy.
  public var busy: [String]
  /// The root views that assistive technology reaches, while it is on.
  public var reachable: [String]
  /// The views' properties that differ from the default.
  public var properties: [Property]
  /// Objects that should be gone and are not.
  public var leaked: [String]
  /// What the subject keeps going though the scene is settled, a line each.
  public var running: [String]
  /// What is still to happen, a line each.
  public var pending: [String]

  public init(
    tree: [ViewNode] = [],
    containment: [Containment] = [],
    presentations: [Presentation] = [],
    selections: [Selection] = [],
    hidingBottomBar: [String] = [],
    barItems: [BarItems] = [],
    appearances: [Appearance] = [],
    statusBar: StatusBarLook? = nil,
    overdueStatusBar: StatusBarLook? = nil,
    firstResponder: String? = nil,
    keyWindow: String? = nil,
    ignoringInteraction: Int = 0,
    busy: [String] = [],
    reachable: [String] = [],
    properties: [Property] = [],
    leaked: [String] = [],
    running: [String] = [],
    pending: [String] = []
  ) {
    self.tree = tree
    self.containment = containment
    self.presentations = presentations
    self.selections = selections
    self.hidingBottomBar = hidingBottomBar
    self.barItems = barItems
    self.appearances = appearances
    self.statusBar = statusBar
    self.overdueStatusBar = overdueStatusBar
    self.firstResponder = firstResponder
    self.keyWindow = keyWindow
    self.ignoringInteraction = ignoringInteraction
    self.busy = busy
    self.reachable = reachable
    self.properties = properties
    self.leaked = leaked
    self.running = running
    self.pending = pending
  }
}
