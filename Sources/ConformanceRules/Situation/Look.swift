import AppearanceTrace

/// How the status bar looks and who decides it, with names as numbers.
struct Look: Sendable, Equatable {
  let owner: Name?
  let style: StatusBarLook.Style
  let isHidden: Bool

  init(_ look: StatusBarLook, owner: Name?) {
    self.owner = owner
    style = look.style
    isHidden = look.isHidden
  }

  /// The look in words: `dark, hidden and decided by host`.
  func words(_ names: NameTable) -> String {
    let style = self.style.rawValue + (isHidden ? ", hidden" : "")
    return "\(style) and decided by \(names.text(owner))"
  }
}
