/// What stands in a library's screens for content of an app's own.
enum Placeholder {
  /// The name of the class of a controller that asks for some room.
  static let name = "Placeholder"
  /// The name of what makes views that can be seen, and their content.
  private static let maker = "StandIn"

  /// Where such a view lies on a screen.
  static let frame = "CGRect(x: 40, y: 120, width: 120, height: 80)"

  /// The call that makes a view of a class, with content where that shows some.
  static func view(of type: String) -> String {
    "\(type)(\(type == "UIImageView" ? "image: \(maker).picture()" : ""))"
  }

  /// The method by which a screen shows views of its own as soon as it has a view.
  ///
  /// - Parameters:
  ///   - names: the names of the properties that have them.
  ///   - lists: the names of those that have several.
  ///   - isMeasured: whether the screen says how large it wants to be.
  static func showing(
    _ names: [String], lists: [String] = [], isMeasured: Bool = false
  ) -> [String] {
    guard !names.isEmpty || !lists.isEmpty || isMeasured else { return [] }
    let size =
      "  preferredContentSize = CGSize(width: UIScreen.main.bounds.width, height: 400)"
    let single = names.isEmpty ? [] : ["[\(names.joined(separator: ", "))]"]
    return ["override func viewDidLoad() {", "  super.viewDidLoad()"]
      + (isMeasured ? [size] : [])
      + (single + lists).map { "  \(maker).show(\($0), in: view)" } + ["}"]
  }

  /// The declarations of what a text names.
  static func declarations(for text: String) -> [String] {
    [("\(name)(", controller), ("\(maker).", views)].compactMap { word, declaration in
      text.contains(word) ? declaration : nil
    }
  }

  private static let controller = """
    /// Content that asks for some height, and yields to whoever gives it another one.
    private final class \(name): UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let height = view.heightAnchor.constraint(equalToConstant: 300)
        height.priority = .defaultHigh
        height.isActive = true
      }
    }
    """

  private static let views = """
    /// Views that can be seen, and what they show.
    @MainActor private enum \(maker) {
      static func show(_ views: [UIView?], in outer: UIView) {
        for case let view? in views {
          view.frame = \(frame)
          outer.addSubview(view)
        }
      }

      static func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in }
      }
    }
    """
}
