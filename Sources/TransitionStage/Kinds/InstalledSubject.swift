import UIKit

extension Subject {
  /// Something that is installed on a controller and then looks after itself; the stage keeps nothing.
  ///
  /// ```swift
  /// let subject = Subject.installed(
  ///   "PopupKit.Popup", on: [.present], dismissedBy: .drag(.down)
  /// ) { controller in Popup.install(on: controller) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - parts: what the installation changes.
  ///   - gesture: the gesture that ends the presentation, takes the top off, or selects the next tab.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - install: installs it on a controller that is to be shown.
  public static func installed(
    _ id: String, on parts: Set<InstalledPart>, dismissedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ install: @escaping Preparation
  ) -> Subject {
    Subject(
      id, contract: contract,
      definition: InstalledSubject(parts: parts, gesture: gesture, install: install))
  }

  /// What an installed subject changes.
  public enum InstalledPart: String, Sendable, CaseIterable {
    /// How the controller is presented and dismissed.
    case present
    /// How the controller is pushed and popped.
    case push
    /// How a tab is selected.
    case select
  }
}

/// Something that changes what happens to a controller that it is installed on.
private struct InstalledSubject: PresentationParticipant, NavigationParticipant, TabParticipant {
  let parts: Set<Subject.InstalledPart>
  let gesture: Gesture?
  let install: Subject.Preparation
  let name = Subject.Kind.installed
  let noun = "it"

  // MARK: - Presentations

  let obstacleToLooks: String? = "what is installed has a look of its own"

  func obstacle(
    toPresentingAs style: ModalStyle, madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? {
    parts.contains(.present)
      ? style.obstacle(toOwnPresentationMadeFor: styles) : "it has no part in presentations"
  }

  func install(
    on presented: UIViewController, as style: ModalStyle, by installer: SubjectInstaller
  ) {
    guard parts.contains(.present) else { return }
    installer.asSubject { install(presented) }
    installer.listen(to: presented, about: presented)
  }

  // MARK: - Navigation

  var obstacleToNavigating: String? {
    parts.contains(.push) ? nil : "it has no part in navigation"
  }

  func install(on navigation: UINavigationController, by installer: SubjectInstaller) {
    if parts.contains(.push) { installer.asSubject { install(navigation) } }
  }

  func install(onPushed pushed: UIViewController, by installer: SubjectInstaller) {
    if parts.contains(.push) { installer.asSubject { install(pushed) } }
  }

  // MARK: - Tabs

  var obstacleToSelecting: String? { parts.contains(.select) ? nil : "it has no part in tabs" }

  func install(on tabs: UITabBarController, by installer: SubjectInstaller) {
    if parts.contains(.select) { installer.asSubject { install(tabs) } }
  }
}
