import AppearanceTrace

/// What is read as a trace is printed as it was, and is the same trace as JSON Lines.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    guard let trace = try? Trace(parsing: bytes) else { return }
    Invariant.require(trace.textBytes == bytes, "a trace is printed otherwise than it was read")
    Invariant.require(trace.flaw == nil, "a trace that was read has a flaw")
    let again = try? Trace(jsonLines: trace.jsonLines)
    Invariant.require(again == trace, "a trace is another one when it went through JSON Lines")
  }
}
