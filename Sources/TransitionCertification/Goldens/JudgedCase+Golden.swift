extension JudgedCase {
  /// The same, once it was looked whether the golden of the case may refer to the reference.
  package var lookedAtForGolden: JudgedCase {
    guard sharesReference == nil, let reference else { return self }
    var looked = self
    looked.sharesReference = SharedTrace(trace.trace) == SharedTrace(reference.trace)
    return looked
  }
}
