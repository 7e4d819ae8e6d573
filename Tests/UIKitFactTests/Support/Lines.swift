extension Array where Element: Equatable {
  /// The elements, each once, where it stands first; how often is left open by the facts on layout.
  var withoutRepeats: [Element] {
    reduce(into: []) { kept, element in
      if !kept.contains(element) { kept.append(element) }
    }
  }
}
