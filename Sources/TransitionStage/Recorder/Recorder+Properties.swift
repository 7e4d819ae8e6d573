import AppearanceTrace
import UIKit

/// A change of a view that was announced, and whose outcome is looked at when the next thing happens.
@MainActor struct PendingChange {
  @Unkept var view: UIView?
  let name: String
  let kind: ViewProperty.Kind
  /// The property's values before the change.
  let old: [String]
  let cause: StageCause
  let time: TraceTime
}

extension Recorder {
  /// Takes in that somebody is about to change a view; the line follows when it has changed.
  ///
  /// A frame is set in several steps, which make one line. What is written to a view without a name, or
  /// by anybody other than the subject, has none, and neither has what changes nothing.
  func noteChange(of view: UIView, _ kind: ViewProperty.Kind, _ cause: StageCause) {
    if let change, change.view === view, change.kind == kind, kind == .frame,
      change.cause == cause, change.time == time
    {
      return
    }
    settleChange()
    noteProgress()
    guard case .subject = cause, isWatched(kind, of: view),
      let name = changedName(of: view, in: view.superview, cause)
    else { return }
    change = PendingChange(
      view: view, name: name, kind: kind, old: ViewProperty.values(of: kind, view), cause: cause,
      time: time)
  }

  /// Writes the change that was announced last, now that it is made.
  func settleChange() {
    guard let change else { return }
    self.change = nil
    guard let view = change.view else { return }
    let new = ViewProperty.values(of: change.kind, view)
    guard new != change.old else { return }
    record(
      .set(view: change.name, ViewProperty(change.kind, new)),
      attribution: attribution(of: change.cause), at: change.time)
  }

  /// The properties of a view that differ from the default; the host's own machinery shows only what has
  /// lines, too.
  func deviations(of view: UIView) -> [ViewProperty] {
    let deviations = ViewProperty.deviations(of: view)
    guard !deviations.isEmpty, isBar(view) else { return deviations }
    return deviations.filter { Self.ofMachinery.contains($0.kind) }
  }

  /// What is told of the host's machinery: bars are hidden, or take no touches.
  private static let ofMachinery: [ViewProperty.Kind] = [.hidden, .inert]

  /// Whether a property has lines for a view: backgrounds have them for containers and windows, and
  /// machinery has few.
  private func isWatched(_ kind: ViewProperty.Kind, of view: UIView) -> Bool {
    if host.isInternal(view) { return Self.ofMachinery.contains(kind) }
    guard kind == .background else { return true }
    return view is UIWindow || cast.role(of: view)?.kind == .container
  }

  /// The name of a view that somebody changes; the subject's change gives any view of a screen a
  /// name.
  ///
  /// - Parameter superview: where the view lies, or lay up to now.
  func changedName(
    of view: UIView, in superview: UIView?, _ cause: StageCause
  ) -> String? {
    if let known = name(view) { return known }
    guard case .subject = cause, !host.isInternal(view) else { return nil }
    return nameElement(view, in: superview)
  }
}
