/// The system's traces with which a subject's trace is compared.
package struct References: Sendable {
  /// The trace of the same change.
  package let change: Reference
  /// The trace in which the same controller decides the status bar; none if none is known.
  let statusBar: Reference?
  /// The trace in which the presenter goes and comes; none where no contract asks for it, or none is
  /// known.
  let covering: Reference?

  /// - Parameters:
  ///   - change: The trace of the same change.
  ///   - statusBar: The trace in which the same controller decides the status bar.
  ///   - covering: The trace in which the presenter goes and comes.
  package init(change: Reference, statusBar: Reference?, covering: Reference? = nil) {
    self.change = change
    self.statusBar = statusBar
    self.covering = covering
  }
}
