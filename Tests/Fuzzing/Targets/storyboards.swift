import Foundation
import StoryboardFormat

/// A storyboard is read twice as the same, and what is wrong stands on one of its lines.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let (first, second) = (reading(bytes), reading(bytes))
    Invariant.require(first == second, "a storyboard is read in two ways")
    guard case .failure(let error) = first else { return }
    Invariant.require(1...lines ~= error.line, "line \(error.line) of \(lines) is wrong")
  }
}

/// What a file says, as the sorted bytes of a text, for its tables are in any order; or why it says nothing.
private func reading(_ bytes: [UInt8]) -> Result<[UInt8], StoryboardSyntaxError> {
  Result { () throws(StoryboardSyntaxError) in
    "\(try StoryboardReader.document(Data(bytes), file: "screen"))".utf8.sorted()
  }
}
