/// Which presentation a request to dismiss ends, seen from the controller that was asked.
public enum DismissalPlan: Sendable, Equatable {
  /// The controller presents somebody: everything above it goes (MC-07, D5).
  case dismissPresented
  /// The controller presents nobody and is presented: it goes itself (MC-01, MC-04).
  case dismissSelf
  /// Nothing is presented and nobody presents it: nothing happens (MC-05).
  case nothing
  /// A presentation or dismissal still runs.
  case refuse(ComplaintID)

  public init(presentsSomebody: Bool, isPresented: Bool, isBusy: Bool) {
    self =
      switch (presentsSomebody, isPresented, isBusy) {
      case (true, _, true), (false, true, true): .refuse(.dismissalInProgress)
      case (true, _, false): .dismissPresented
      case (false, true, false): .dismissSelf
      case (false, false, _): .nothing
      }
  }
}
