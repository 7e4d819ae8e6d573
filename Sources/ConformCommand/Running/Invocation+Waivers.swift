import TransitionCertification

extension Invocation {
  /// The waivers that the command is to bear in mind.
  ///
  /// - Throws: That their file cannot be read, or is in another form.
  func waivers() throws(CommandFailure) -> [Waiver] {
    guard let path = value(.waivers) else { return [] }
    let bytes = try InputFile.bytes(path)
    do throws(WaiverSyntaxError) {
      return try Waiver.list(parsing: bytes, file: path)
    } catch {
      throw .unreadable(path, error)
    }
  }
}
