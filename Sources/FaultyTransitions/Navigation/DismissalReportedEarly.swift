/// Reports that its screen is gone when that begins to go. Catalogue: F197.
public final class DismissalReportedEarly: DismissalReporter {
  override func dismissalDidBegin() { didDismiss() }
}
