import Foundation
import TransitionCertification

extension Invocation {
  /// The waivers that the command is to bear in mind.
  ///
  /// - Throws: That their file cannot be read, or is in another form.
  func waivers() throws(CommandFailure) -> [Waiver] {
    guard let path = value(.waivers) else { return [] }
    let bytes = try InputFile.bytes(path)
    do {
      return try JSONDecoder().decode([WaiverRecord].self, from: Data(bytes)).map(\.waiver)
    } catch {
      throw .unreadable(
        path, "expected an array of {rule, cases, reason, link, owner, expiry}, all of them text")
    }
  }
}

/// A waiver as a file holds it.
private struct WaiverRecord: Decodable {
  let rule: String?
  let cases: String?
  let reason: String
  let link: String
  let owner: String
  let expiry: String

  var waiver: Waiver {
    Waiver(
      rule: rule.map { RuleID(rawValue: $0) }, cases: cases, reason: reason, link: link,
      owner: owner,
      expiry: expiry)
  }
}
