/// Who sees something of what happens in a scenario.
public enum Observer: Hashable, Sendable, Codable {
  /// The main window: which views come into it, and leave it.
  case window
  /// The status bar: how it looks, and who decides that.
  case statusBar
  /// A controller, by its name: what it is told.
  case controller(String)
  /// The closures that are handed over with the requests to a controller.
  case closures(of: String)
  /// A controller, as far as it is told of sizes.
  case sizes(of: String)
  /// A controller, as far as it is told that it gets a parent or loses it.
  case parent(of: String)
  /// The process: whether it lives to see the end, or ends by an exception.
  case process
}

extension Observer {
  /// The controller that sees it; none for window, status bar and process.
  var name: String? {
    switch self {
    case .controller(let name), .closures(let name), .sizes(let name), .parent(let name): name
    case .window, .statusBar, .process: nil
    }
  }
}

extension Observer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .window: "window"
    case .statusBar: "status bar"
    case .controller(let name): name
    case .closures(let name): "\(name)'s completion"
    case .sizes(let name): "\(name)'s size"
    case .parent(let name): "\(name)'s parent"
    case .process: "process"
    }
  }
}
