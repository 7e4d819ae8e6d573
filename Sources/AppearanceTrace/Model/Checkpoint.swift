/// The state of a hierarchy at a quiet moment. Default values are left out.
public struct Checkpoint: Sendable, Equatable {
  /// The views concerned, as a forest; order is z-order, back to front.
  public var tree: [ViewNode]
  /// Containers and their children, in order.
  public var containment: [Containment]
  /// Presenters and what they present.
  public var presentations: [Presentation]
  /// Controllers that are not gone, in order of the cast.
  public var appearances: [Appearance]
  /// How the status bar looks; none before the first window.
  public var statusBar: StatusBarLook?
  /// The first responder's name.
  public var firstResponder: String?
  /// The views' properties that differ from the default.
  public var properties: [Property]
  /// Objects that should be gone and are not.
  public var leaked: [String]
  /// What is still to happen, a line each.
  public var pending: [String]

  public init(
    tree: [ViewNode] = [],
    containment: [Containment] = [],
    presentations: [Presentation] = [],
    appearances: [Appearance] = [],
    statusBar: StatusBarLook? = nil,
    firstResponder: String? = nil,
    properties: [Property] = [],
    leaked: [String] = [],
    pending: [String] = []
  ) {
    self.tree = tree
    self.containment = containment
    self.presentations = presentations
    self.appearances = appearances
    self.statusBar = statusBar
    self.firstResponder = firstResponder
    self.properties = properties
    self.leaked = leaked
    self.pending = pending
  }
}

extension Checkpoint {
  /// A view and what lies in it, back to front.
  public struct ViewNode: Sendable, Equatable {
    /// The view's name.
    public var name: String
    /// What lies in it, back to front.
    public var children: [ViewNode]

    public init(_ name: String, _ children: [ViewNode] = []) {
      self.name = name
      self.children = children
    }
  }

  /// A container and its children: `children nav > first second`.
  public struct Containment: Sendable, Equatable {
    /// The container's name.
    public var parent: String
    /// The children's names, in order.
    public var children: [String]

    public init(_ parent: String, _ children: [String]) {
      self.parent = parent
      self.children = children
    }
  }

  /// A presenter and what it presents: `presented host -> sheet`.
  public struct Presentation: Sendable, Equatable {
    /// The name of the controller that presents.
    public var presenter: String
    /// The name of the controller that it presents.
    public var presented: String

    public init(_ presenter: String, _ presented: String) {
      self.presenter = presenter
      self.presented = presented
    }
  }

  /// A controller's appearance state: `appeared host`.
  public struct Appearance: Sendable, Equatable {
    /// The controller's name.
    public var controller: String
    /// How far it is on its way in or out.
    public var phase: AppearancePhase

    public init(_ controller: String, _ phase: AppearancePhase) {
      self.controller = controller
      self.phase = phase
    }
  }

  /// One property of one view: `alpha sheet.view 0.5`.
  public struct Property: Sendable, Equatable {
    /// The view's name.
    public var view: String
    /// The property with its value.
    public var property: ViewProperty

    public init(_ view: String, _ property: ViewProperty) {
      self.view = view
      self.property = property
    }
  }
}

/// How far a controller is on its way in or out; gone is the default and never written.
public enum AppearancePhase: String, Sendable, CaseIterable {
  case appearing, appeared, disappearing
}
