import AppearanceTrace

/// How the status bar looks and who decides it, with names as numbers.
struct StatusBarState: Sendable, Equatable {
  let owner: Name?
  let style: StatusBarLook.Style
  let isHidden: Bool
  /// Who decides whether the bar is seen, where it is another than the owner.
  let hider: Name?

  init(_ look: StatusBarLook, names: inout NameTable) {
    owner = look.owner.map { names.number($0) }
    hider = look.hider.map { names.number($0) }
    style = look.style
    isHidden = look.isHidden
  }

  /// The look in words: `dark, hidden and decided by host`.
  func words(_ names: NameTable) -> String {
    let hider = self.hider.map {
      isHidden ? " by \(names.text($0))" : ", shown by \(names.text($0))"
    }
    let style = self.style.rawValue + (isHidden ? ", hidden" : "") + (hider ?? "")
    return "\(style) and decided by \(names.text(owner))"
  }
}
