extension String {
  /// The name without its number: `sheet` of `sheet-2`, `t` of `t3`.
  var withoutNumber: String {
    var stem = self
    while let last = stem.last, last.isASCII, last.isNumber { stem.removeLast() }
    if stem.last == "-" { stem.removeLast() }
    return stem.isEmpty ? self : stem
  }
}
