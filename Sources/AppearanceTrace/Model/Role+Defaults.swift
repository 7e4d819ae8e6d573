extension Role {
  /// Whose code made an object.
  public enum Maker: String, Sendable, CaseIterable {
    /// UIKit, real or headless.
    case host
    /// The suite: what a scenario is played with.
    case stage
    /// The library under test, or an app that it came with.
    case subject
  }

  /// Who makes objects of this role, where a trace does not say otherwise.
  public var usualMaker: Maker {
    switch self {
    case .application, .accessibility, .rootView, .container, .bar, .toolbar, .transition,
      .context:
      .host
    case .window, .controller, .element, .view, .observer:
      .stage
    case .chrome, .wrapper, .coordinator, .runner, .transitioningDelegate, .navigationDelegate,
      .tabBarDelegate, .adaptiveDelegate, .animator, .driver, .presentation, .segue, .library,
      .engine:
      .subject
    }
  }

  /// The class of objects of this role, where a trace does not say otherwise; none where it is always
  /// said, or of no interest.
  public var usualType: String? {
    switch self {
    case .window: "UIWindow"
    case .rootView, .container: "UIView"
    case .bar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .application, .accessibility, .controller, .element, .view, .chrome, .wrapper,
      .transition, .context, .coordinator, .runner, .transitioningDelegate, .navigationDelegate,
      .tabBarDelegate, .adaptiveDelegate, .animator, .driver, .presentation, .segue, .observer,
      .library, .engine:
      nil
    }
  }

  /// What an object of this role is called that no line speaks of; none where it has no such name.
  public var usualName: String? {
    switch self {
    case .rootView(let owner): "\(owner).view"
    case .container(let owner): "\(owner).container"
    case .bar(let owner): "\(owner).bar"
    case .toolbar(let owner): "\(owner).toolbar"
    case .application, .accessibility, .window, .controller, .element, .view, .chrome, .wrapper,
      .transition, .context, .coordinator, .runner, .transitioningDelegate, .navigationDelegate,
      .tabBarDelegate, .adaptiveDelegate, .animator, .driver, .presentation, .segue, .observer,
      .library, .engine:
      nil
    }
  }

  /// Whether the object comes with the one that it belongs to, and never before: a root view, a
  /// container, a bar.
  public var isBound: Bool {
    switch self {
    case .rootView, .container, .bar, .toolbar: true
    case .application, .accessibility, .window, .controller, .element, .view, .chrome, .wrapper,
      .transition, .context, .coordinator, .runner, .transitioningDelegate, .navigationDelegate,
      .tabBarDelegate, .adaptiveDelegate, .animator, .driver, .presentation, .segue, .observer,
      .library, .engine:
      false
    }
  }
}
