import CoreGraphics
import Foundation

/// The transactions that are open: those that somebody began, and below them the turn's own.
///
/// What is asked of a transaction and was not set in it is looked for in those around it. An animation
/// belongs to all that are open when it begins. (Inferred from the documentation of groups.)
package final class TransactionLedger {
  private struct Level {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    var group: TransactionGroup?
  }

  private var turn = Level()
  private var begun: [Level] = []
  private var isTurnOpen = false

  /// Called to run a block in the next turn.
  package var later: (@escaping () -> Void) -> Void
  /// Called to ask that the turn's own transaction is committed with the turn.
  package var willCommit: () -> Void
  /// Called to remember on whose account a block is run.
  package var promise: (@escaping () -> Void) -> () -> Void

  /// Makes a ledger; what is left out runs blocks at once.
  package init(
    later: @escaping (@escaping () -> Void) -> Void = { $0() },
    willCommit: @escaping () -> Void = {},
    promise: @escaping (@escaping () -> Void) -> () -> Void = { $0 }
  ) {
    self.later = later
    self.willCommit = willCommit
    self.promise = promise
  }

  // MARK: - Levels

  func begin() {
    begun.append(Level())
  }

  /// Ends the transaction that was begun last; one too many changes nothing.
  func commit() {
    guard let level = begun.popLast() else { return }
    level.group?.seal(later: later)
  }

  /// Ends the turn's own transaction.
  package func commitTurn() {
    isTurnOpen = false
    let level = turn
    turn = Level()
    level.group?.seal(later: later)
  }

  private func change(_ edit: (inout Level) -> Void) {
    if begun.isEmpty {
      if !isTurnOpen { willCommit() }
      isTurnOpen = true
      edit(&turn)
    } else {
      edit(&begun[begun.count - 1])
    }
  }

  private func first<Value>(_ value: (Level) -> Value?) -> Value? {
    for level in begun.reversed() {
      if let value = value(level) { return value }
    }
    return value(turn)
  }

  // MARK: - Animations

  /// The groups that an animation belongs to which begins now; it has entered them, and leaves
  /// the innermost first.
  package func enrol() -> [TransactionGroup] {
    guard isTurnOpen || !begun.isEmpty else { return [] }
    let groups = ([turn] + begun).reversed().compactMap(\.group)
    for group in groups { group.enter() }
    return groups
  }

  // MARK: - Values

  /// How long an animation takes that does not say, in seconds.
  package var duration: Double {
    get { first(\.duration) ?? 0.25 }
    set { change { $0.duration = newValue } }
  }

  var timingFunction: CAMediaTimingFunction? {
    get { first(\.timingFunction) }
    set { change { $0.timingFunction = newValue } }
  }

  var disablesActions: Bool {
    get { first(\.disablesActions) ?? false }
    set { change { $0.disablesActions = newValue } }
  }

  /// The block that waits for the animations of the transaction; another one takes its place for those
  /// that follow.
  var completion: (() -> Void)? {
    get { begun.last?.completion ?? (begun.isEmpty ? turn.completion : nil) }
    set {
      let later = later
      let group = newValue.map { TransactionGroup(completion: promise($0)) }
      change { level in
        level.group?.seal(later: later)
        level.completion = newValue
        level.group = group
      }
    }
  }

  func value(for key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: duration
    case kCATransactionDisableActions: disablesActions
    case kCATransactionAnimationTimingFunction: timingFunction
    case kCATransactionCompletionBlock: completion
    default: first { $0.values[key] }
    }
  }

  /// The ledger of the thread that asks; transactions of different threads know nothing of each other.
  package static var current: TransactionLedger {
    get {
      if let found = ofThread { return found }
      let made = TransactionLedger()
      ofThread = made
      return made
    }
    set { ofThread = newValue }
  }

  /// The ledger that the thread has already, which ends with it.
  private static var ofThread: TransactionLedger? {
    get {
      pthread_getspecific(threadKey).map {
        Unmanaged<TransactionLedger>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let former = ofThread
      pthread_setspecific(threadKey, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let former { Unmanaged.passUnretained(former).release() }
    }
  }

  /// Where a thread keeps what is its own: asked with each scene that begins.
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { ledger in
      if let ledger { Unmanaged<TransactionLedger>.fromOpaque(ledger).release() }
    }
    precondition(status == 0, "there is room for something of a thread's own")
    return key
  }()

  func set(_ value: Any?, for key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = CGFloat(object: value) { duration = Double(number) }
    case kCATransactionDisableActions:
      if let number = CGFloat(object: value) { disablesActions = number != 0 }
    case kCATransactionAnimationTimingFunction: timingFunction = value as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: completion = value as? () -> Void
    default: change { $0.values[key] = value }
    }
  }
}
