public import Foundation

/// The controller that offers to share something; a shell, in which nothing can be chosen.
///
/// It is presented as a sheet, or as a popover where there is room, which then wants an anchor (D13).
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the controller is gone; here nothing was ever chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true
  final let items: [Any]
  final let activities: [UIActivity]

  /// Makes a controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    presentationSettings.style =
      UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  public required init?(coder: NSCoder) {
    items = []
    activities = []
    super.init(coder: coder)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    inherited { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}

/// Something that can be done with what is shared; nothing is done here.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What is done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  }

  /// Which row it stands in.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// Something that is shared in another form by each activity; never asked here.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
