extension FactBook {
  /// What facts say of traces, in the order of the groups of the book.
  public static let patterns: [FactPattern] =
    presentationPatterns + sheetPatterns + navigationPatterns + containerPatterns
    + contextPatterns + completionPatterns + statusBarPatterns + lifetimePatterns
}
