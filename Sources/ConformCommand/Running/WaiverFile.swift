import TransitionCertification

/// A file in which what is found today is accepted.
@MainActor struct WaiverFile {
  private let path: String
  private let bytes: [UInt8]?
  /// What is accepted in it.
  var acceptance: FindingAcceptance

  nonisolated static let option = Command.Option(
    name: "--accept-current", value: "FILE",
    help:
      "accept what is found today: write it as waivers for --waivers FILE, or renew those in it",
    isPath: true)
  nonisolated static let expiry = Command.Option(
    name: "--until", value: "yyyy-mm-dd",
    help: "the last day on which all that is accepted counts; else new ones count for"
      + " \(FindingAcceptance.days) days")

  /// Opens the file, which need not be there.
  ///
  /// - Parameter invocation: The command as it was called.
  /// - Returns: The file; none where nothing is to be accepted.
  /// - Throws: That it holds something else, that nothing may be written, or options that do not fit.
  init?(_ invocation: Invocation) throws(CommandFailure) {
    guard let path = invocation.value(Self.option) else {
      guard !invocation.has(Self.expiry) else {
        throw .misuse("\(Self.expiry.name) goes with \(Self.option.name)")
      }
      return nil
    }
    guard !invocation.has(.waivers) else {
      throw .misuse(
        "leave out \(Command.Option.waivers.name): the FILE of \(Self.option.name) is read anyway"
      )
    }
    let expiry = try Self.day(invocation.value(Self.expiry))
    let permission = RecordingPermission(on: invocation.environment)
    if case .refused(let reason) = permission { throw .writingRefused(reason) }
    self.path = path
    let bytes: [UInt8]?
    do throws(FileTrouble) {
      bytes = try FileBytes.read(path)
    } catch {
      guard error.reason == .isMissing else { throw .writingRefused(error) }
      bytes = nil
    }
    self.bytes = bytes
    do throws(WaiverSyntaxError) {
      let known = try bytes.map { (bytes) throws(WaiverSyntaxError) in
        try Waiver.list(parsing: bytes, file: path)
      }
      acceptance = FindingAcceptance(
        renewing: known ?? [], until: expiry, among: invocation.registry.all.map(\.id))
    } catch {
      throw .writingRefused("\(path) is there, and is no list of waivers: \(error)")
    }
  }

  private static func day(_ text: String?) throws(CommandFailure) -> PlainDate? {
    guard let text else { return nil }
    guard let day = PlainDate(text) else {
      throw .misuse("expected yyyy-mm-dd for \(expiry.name), found '\(text)'")
    }
    guard day >= .today else {
      throw .misuse("\(expiry.name) \(text) is over: what is accepted has to count today")
    }
    return day
  }

  /// Writes what is accepted, unless the file says it already.
  ///
  /// - Returns: What became of it, in lines.
  /// - Throws: That it cannot be written; then the file is as it was.
  func write() throws(CommandFailure) -> String {
    let new = Array(WaiverText(acceptance.waivers).text.utf8)
    if new != bytes {
      do throws(FileTrouble) {
        try FileBytes.write(new, to: path)
      } catch {
        throw .writingStopped(error, isBegun: false)
      }
    }
    let count = acceptance.accepted.count
    let gone = acceptance.gone.map { waiver in
      let place = [waiver.rule?.rawValue, waiver.cases].compactMap(\.self).joined(separator: " in ")
      return "  no longer found, and gone: \(place): \(waiver.reason)\n"
    }
    return "\(path): \(count) \(count == 1 ? "finding" : "findings") accepted,"
      + " \(acceptance.newCount) of them new\n" + gone.joined()
  }
}
