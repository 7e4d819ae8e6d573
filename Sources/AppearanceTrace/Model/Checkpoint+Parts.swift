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

  /// What is selected in a tab controller: `selected tabs second at 1 item 1`.
  public struct Selection: Sendable, Equatable {
    /// The tab controller's name.
    public var container: String
    /// The selected controller's name.
    public var controller: String?
    /// The selected index, from 0; none where nothing is.
    public var index: Int?
    /// The index of the item that the bar highlights, from 0; none where none is.
    public var item: Int?
    /// The index that a library takes to be selected, from 0; none where it does not say.
    public var kept: Int?

    public init(
      _ container: String, _ controller: String?, at index: Int?, item: Int?, kept: Int? = nil
    ) {
      self.container = container
      self.controller = controller
      self.index = index
      self.item = item
      self.kept = kept
    }
  }

  /// How many items a navigation controller's bar has: `items nav 3`.
  public struct BarItems: Sendable, Equatable {
    /// The navigation controller's name.
    public var container: String
    /// The number of its bar's items.
    public var count: Int

    public init(_ container: String, _ count: Int) {
      self.container = container
      self.count = count
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
