/// Who tells a presenter that stays in the window that it goes and comes.
public enum PresenterPolicy: String, Sendable, CaseIterable {
  /// Nobody does: a presenter that stays in the window hears nothing (CU-01).
  case uikit
  /// The subject does, by hand (CU-04, CU-06).
  case emulated
}
