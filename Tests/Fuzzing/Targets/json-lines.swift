import AppearanceTrace

/// What is read as JSON Lines is printed as it was, and is the same trace as a text.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    guard let trace = try? Trace(jsonLines: bytes) else { return }
    Invariant.require(
      Array(trace.jsonLines.utf8) == bytes, "lines are printed otherwise than they were read")
    Invariant.require(trace.flaw == nil, "a trace that was read has a flaw")
    let again = try? Trace(parsing: trace.textBytes)
    Invariant.require(again == trace, "a trace is another one when it went through its text")
  }
}
