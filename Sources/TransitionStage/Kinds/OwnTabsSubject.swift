public import UIKit

extension Subject {
  /// A tab bar controller of a library's own class.
  ///
  /// The stage shows it, in the place of the system's, and gives it its tabs. It is its own delegate if it says
  /// so; else it has none. What it does in its own callbacks the subject answers for.
  ///
  /// ```swift
  /// let subject = Subject.tabs("PagesKit.Tabs", selectedBy: .drag(.left)) { PagingTabs() }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the subject's id.
  ///   - gesture: the gesture that selects the next tab.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes a fresh controller, without tabs.
  public static func tabs(
    _ id: String, selectedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(), _ make: @escaping Make<UITabBarController>
  ) -> Subject {
    Subject(id, contract: contract, definition: OwnTabsSubject(make: make, gesture: gesture))
  }
}

/// A tab bar controller that selects in its own way.
private struct OwnTabsSubject: TabParticipant {
  let make: Subject.Make<UITabBarController>
  let gesture: Gesture?
  let name = Subject.Kind.tabs
  let noun = "a tab bar controller"

  var ownTabs: Subject.Make<UITabBarController>? { make }

  func install(on tabs: UITabBarController, by installer: SubjectInstaller) {
    installer.listen(to: tabs, about: tabs)
  }
}
