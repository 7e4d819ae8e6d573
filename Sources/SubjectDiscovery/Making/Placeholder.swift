/// What stands in a library's screens for content of an app's own.
enum Placeholder {
  /// The name of the class of a controller that asks for some room.
  static let name = "Placeholder"
  /// The name of what makes views that can be seen, and their content.
  private static let maker = "StandIn"

  /// The call that makes a view which can be seen in that of a screen.
  ///
  /// - Parameter type: the name of the view's class.
  static func view(of type: String) -> String {
    let content = type == "UIImageView" ? "image: \(maker).picture()" : ""
    return "\(maker).shown(\(type)(\(content)), in: view)"
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
      static func shown<Kind: UIView>(_ shown: Kind, in view: UIView) -> Kind {
        shown.frame = CGRect(x: 40, y: 120, width: 120, height: 80)
        view.addSubview(shown)
        return shown
      }

      static func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in }
      }
    }
    """
}
