import AppearanceTrace

extension History {
  /// The size of the screen before its last change; none where it is the size after it, too.
  var oldSize: [String]? {
    var sizes = [["390", "844"]]
    for (_, call) in calls([.resize]) {
      if case .list(let size)? = call.value("to") {
        sizes.append(size)
      } else {
        sizes.append(sizes[sizes.count - 1])
      }
    }
    guard let new = sizes.popLast(), let old = sizes.last, old != new else { return nil }
    return old
  }
}
