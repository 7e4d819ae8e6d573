extension RandomStory {
  /// A presenter and what it presents.
  struct Couple {
    let lower: String
    let upper: String
    let style: String
    let container: String

    /// Whether the presenter's view goes out of the window.
    var removes: Bool { style == "fullScreen" }
  }
}
