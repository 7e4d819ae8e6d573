import AppearanceTrace

/// Goldens that can be read hold in a whole file of many, and are the same when that was written and read.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    let file = GoldenFile(parsing: bytes)
    let texts = file.texts
    guard file.headFlaw == nil, file.isWhole, !texts.isEmpty,
      texts.values.allSatisfy({ text in
        (try? Trace(parsing: text)) != nil || (try? CaseReference(parsing: text)) != nil
      })
    else { return }
    for (scenario, text) in texts {
      Invariant.require(file.holds(text, for: scenario), "a golden differs from its own text")
    }
    var made = GoldenFile()
    for (scenario, text) in texts { made.put(text, for: scenario) }
    let again = GoldenFile(parsing: made.bytes)
    Invariant.require(again.texts == texts, "goldens are others when they were written and read")
  }
}
