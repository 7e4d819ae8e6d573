extension Role {
  /// A role without the object that it belongs to; the raw value is how a trace spells it.
  public enum Kind: String, Sendable, CaseIterable {
    case application, accessibility, window, controller
    case rootView = "root view"
    case container, bar, toolbar, element, view, chrome, wrapper
    case transition, context, coordinator, runner
    case transitioningDelegate = "transitioning delegate"
    case navigationDelegate = "navigation delegate"
    case tabBarDelegate = "tab bar delegate"
    case adaptiveDelegate = "adaptive delegate"
    case animator, driver
    case presentation, segue, observer, library, engine
  }

  /// The role without the object that it belongs to.
  public var kind: Kind {
    switch self {
    case .application: .application
    case .accessibility: .accessibility
    case .window: .window
    case .controller: .controller
    case .rootView: .rootView
    case .container: .container
    case .bar: .bar
    case .toolbar: .toolbar
    case .element: .element
    case .view: .view
    case .chrome: .chrome
    case .wrapper: .wrapper
    case .transition: .transition
    case .context: .context
    case .coordinator: .coordinator
    case .runner: .runner
    case .transitioningDelegate: .transitioningDelegate
    case .navigationDelegate: .navigationDelegate
    case .tabBarDelegate: .tabBarDelegate
    case .adaptiveDelegate: .adaptiveDelegate
    case .animator: .animator
    case .driver: .driver
    case .presentation: .presentation
    case .segue: .segue
    case .observer: .observer
    case .library: .library
    case .engine: .engine
    }
  }

  /// The name of the object that this one belongs to; none where it stands for itself.
  public var owner: String? {
    switch self {
    case .rootView(let owner), .container(let owner), .bar(let owner), .toolbar(let owner),
      .element(let owner), .wrapper(let owner), .context(let owner), .coordinator(let owner),
      .runner(let owner):
      owner
    case .chrome(let owner), .presentation(let owner):
      owner
    case .application, .accessibility, .window, .controller, .view, .transition,
      .transitioningDelegate, .navigationDelegate, .tabBarDelegate, .adaptiveDelegate, .animator,
      .driver, .segue, .observer, .library, .engine:
      nil
    }
  }

  /// Makes a role of its two parts; none where the owner is missing, or is one too many.
  public init?(_ kind: Kind, of owner: String?) {
    switch (kind, owner) {
    case (.rootView, let owner?): self = .rootView(of: owner)
    case (.container, let owner?): self = .container(of: owner)
    case (.bar, let owner?): self = .bar(of: owner)
    case (.toolbar, let owner?): self = .toolbar(of: owner)
    case (.element, let owner?): self = .element(of: owner)
    case (.wrapper, let owner?): self = .wrapper(of: owner)
    case (.context, let owner?): self = .context(of: owner)
    case (.coordinator, let owner?): self = .coordinator(of: owner)
    case (.runner, let owner?): self = .runner(of: owner)
    case (.chrome, let owner): self = .chrome(of: owner)
    case (.presentation, let owner): self = .presentation(of: owner)
    case (.application, nil): self = .application
    case (.accessibility, nil): self = .accessibility
    case (.window, nil): self = .window
    case (.controller, nil): self = .controller
    case (.view, nil): self = .view
    case (.transition, nil): self = .transition
    case (.transitioningDelegate, nil): self = .transitioningDelegate
    case (.navigationDelegate, nil): self = .navigationDelegate
    case (.tabBarDelegate, nil): self = .tabBarDelegate
    case (.adaptiveDelegate, nil): self = .adaptiveDelegate
    case (.animator, nil): self = .animator
    case (.driver, nil): self = .driver
    case (.segue, nil): self = .segue
    case (.observer, nil): self = .observer
    case (.library, nil): self = .library
    case (.engine, nil): self = .engine
    default: return nil
    }
  }
}
