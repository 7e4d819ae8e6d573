import Foundation

/// An observation of a property by its name.
@MainActor final class NamedObservation {
  private weak var object: NSObject?
  private weak var observer: (any KeyValueObserver)?
  private let keyPath: String
  private let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  private var last: Any?

  init(
    of object: NSObject, _ keyPath: String, for observer: any KeyValueObserver,
    options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.observer = observer
    self.keyPath = keyPath
    self.options = options
    self.context = context
    last = NamedValue.read(keyPath, of: object)
    if options.contains(.initial) { say(of: object, old: nil, new: last, isPrior: false) }
  }

  /// Whether anything can still be told of, and to somebody.
  var isAlive: Bool { object != nil && observer != nil }

  /// Whether it is an object that is watched.
  func watches(_ other: NSObject) -> Bool { object === other }

  /// Whether it is this observation, in whatever context.
  func isOf(_ object: NSObject, _ keyPath: String, for observer: NSObject) -> Bool {
    self.object === object && self.observer === observer && self.keyPath == keyPath
  }

  /// Tells of a change since the last time, if there is one.
  func tell() {
    guard let object else { return }
    let (old, new) = (last, NamedValue.read(keyPath, of: object))
    guard !NamedValue.areSame(old, new) else { return }
    last = new
    if options.contains(.prior) { say(of: object, old: old, new: nil, isPrior: true) }
    say(of: object, old: old, new: new, isPrior: false)
  }

  private func say(of object: NSObject, old: Any?, new: Any?, isPrior: Bool) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.old), let old { change[.oldKey] = old }
    if options.contains(.new), !isPrior, let new { change[.newKey] = new }
    if isPrior { change[.notificationIsPriorKey] = true }
    observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
