import ConformanceRules

/// Waivers that are read, written and read again are the same, and are written the same.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    guard let waivers = try? Waiver.list(parsing: bytes, file: "waivers") else { return }
    let text = WaiverText(waivers).text
    let again = try? Waiver.list(parsing: Array(text.utf8), file: "waivers")
    Invariant.require(
      again?.map(Said.init) == waivers.map(Said.init), "waivers are others when they are read again"
    )
    Invariant.require(again.map { WaiverText($0).text } == text, "waivers are written in two ways")
  }
}

/// What a waiver says, wherever it stands.
private struct Said: Equatable {
  let words: [String?]

  init(_ waiver: Waiver) {
    words = [
      waiver.rule?.rawValue, waiver.cases, waiver.reason, waiver.link, waiver.owner, waiver.expiry,
      waiver.accepted,
    ]
  }
}
