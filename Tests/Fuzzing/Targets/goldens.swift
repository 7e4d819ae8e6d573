import AppearanceTrace

/// A whole file of many goldens has the text that it was read from; a damaged one is only named so.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    let file = GoldenFile(parsing: bytes)
    let texts = file.texts
    guard file.headFlaw == nil, file.isWhole, !texts.isEmpty else { return }
    for (scenario, text) in texts {
      Invariant.require(file.holds(text, for: scenario), "a golden differs from its own text")
    }
    var made = GoldenFile()
    for (scenario, text) in texts { made.put(text, for: scenario) }
    let again = GoldenFile(parsing: made.bytes)
    Invariant.require(again.texts == texts, "goldens are others when they were written and read")
  }
}
