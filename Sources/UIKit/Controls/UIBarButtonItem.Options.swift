extension UIBarButtonItem {
  /// How a bar button looks.
  public enum Style: Int, Sendable {
    /// As the bar's text.
    case plain = 0
    /// As what ends something.
    case done = 2
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// The one for “done”.
    case done = 0
    /// The one for “cancel”.
    case cancel = 1
    /// The one for “edit”.
    case edit = 2
    /// The one for “save”.
    case save = 3
    /// The one for “add”.
    case add = 4
    /// Room between others.
    case flexibleSpace = 5
    /// Room between others.
    case fixedSpace = 6
    /// The one for “compose”.
    case compose = 7
    /// The one for “reply”.
    case reply = 8
    /// The one for “action”.
    case action = 9
    /// The one for “organize”.
    case organize = 10
    /// The one for “bookmarks”.
    case bookmarks = 11
    /// The one for “search”.
    case search = 12
    /// The one for “refresh”.
    case refresh = 13
    /// The one for “stop”.
    case stop = 14
    /// The one for “camera”.
    case camera = 15
    /// The one for “trash”.
    case trash = 16
    /// The one for “play”.
    case play = 17
    /// The one for “pause”.
    case pause = 18
    /// The one for “rewind”.
    case rewind = 19
    /// The one for “fastForward”.
    case fastForward = 20
    /// The one for “undo”.
    case undo = 21
    /// The one for “redo”.
    case redo = 22
    /// The one for “close”.
    case close = 24
  }
}

/// The old name of how a bar button looks.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

extension UITabBarItem {
  /// The tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    /// The one for “more”.
    case more = 0
    /// The one for “favorites”.
    case favorites = 1
    /// The one for “featured”.
    case featured = 2
    /// The one for “topRated”.
    case topRated = 3
    /// The one for “recents”.
    case recents = 4
    /// The one for “contacts”.
    case contacts = 5
    /// The one for “history”.
    case history = 6
    /// The one for “bookmarks”.
    case bookmarks = 7
    /// The one for “search”.
    case search = 8
    /// The one for “downloads”.
    case downloads = 9
    /// The one for “mostRecent”.
    case mostRecent = 10
    /// The one for “mostViewed”.
    case mostViewed = 11
  }
}

extension UITabBar {
  /// Where tabs are in their bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the bar likes.
    case automatic = 0
    /// Over the whole width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
}
