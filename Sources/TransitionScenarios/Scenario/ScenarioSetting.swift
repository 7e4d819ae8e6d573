import TransitionStage

/// Where a scenario's change goes on, or by what it is made.
///
/// It is what stands in a scenario's id between the family and the action. Nobody has to read it out of
/// the id: who looks for the same change by other means asks by these values.
enum ScenarioSetting: Hashable, Sendable {
  /// One controller presents another.
  case presentation(PresentationSetting)
  /// What is presented presents once more.
  case presentationAboveAnother
  case navigation(NavigationSetting)
  case tabs(TabsSetting)
  case pages(PagesSetting)
  case split(SplitSetting)
  case container(ContainerSetting)
  /// A segue of the subject's own.
  case segue(SegueStyle)
  /// A segue of the system's own.
  case systemSegue(SystemSegueKind)
  /// The root controller of a window.
  case root
  /// A window of the subject's own.
  case ownWindow
}

extension ScenarioSetting {
  /// A presentation under a style, between screens or between navigation controllers.
  static func presentation(
    _ style: ModalStyle, look: Look? = nil, in wrapper: PresentationSetting.Wrapper = .none
  ) -> Self {
    .presentation(PresentationSetting(style: style, look: look, wrapper: wrapper))
  }

  /// What kind of change it is.
  var family: Scenario.Family {
    switch self {
    case .presentation, .presentationAboveAnother: .modal
    case .navigation: .navigation
    case .tabs: .tabs
    case .pages: .pages
    case .split: .split
    case .container: .container
    case .segue, .systemSegue: .segue
    case .root, .ownWindow: .window
    }
  }

  /// The part of scenarios' ids that names it.
  var id: String {
    switch self {
    case .presentation(let setting): setting.id
    case .presentationAboveAnother: "over-modal"
    case .navigation(let setting): setting.rawValue
    case .tabs(let setting): setting.rawValue
    case .pages(let setting): setting.rawValue
    case .split(let setting): setting.rawValue
    case .container(let setting): setting.rawValue
    case .segue(let style): style.rawValue
    case .systemSegue(let kind): "kind-\(kind.rawValue)"
    case .root: "root"
    case .ownWindow: "own"
    }
  }

  /// The setting in which the same is done by a presentation under another style, with the look that
  /// the style has by itself; none where nothing is presented, or not so.
  func presenting(as style: ModalStyle) -> ScenarioSetting? {
    switch self {
    case .presentation(let setting): .presentation(style, in: setting.wrapper)
    case .presentationAboveAnother: .presentation(style)
    case .segue, .systemSegue: SegueStyle(presenting: style).map(ScenarioSetting.segue)
    case .navigation, .tabs, .pages, .split, .container, .root, .ownWindow: nil
    }
  }
}
