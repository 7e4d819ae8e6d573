/// What a scenario does: a hierarchy to begin with, and actions on it.
package protocol Script: Sendable {
  /// Why a subject cannot be driven through the script; none where it can.
  func obstacle(for subject: Subject) -> String?
  /// Builds the hierarchy; it comes to rest before the script acts.
  @MainActor func setUp(_ stage: Stage)
  /// Acts.
  @MainActor func act(_ stage: Stage)
}
