public import CoreGraphics

// The names of Apple's constants begin with a small letter of their own.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Changes of layers that belong together, with what their animations share.
///
/// Differs from Core Animation: changes are seen at once, so that a commit only closes the group of
/// animations; and changes of layers start no animations by themselves, so that the duration counts for
/// animations alone that do not have one.
open class CATransaction: NSObject {
  private class var ledger: TransactionLedger { .current }

  /// Begins a transaction within the present one.
  open class func begin() { ledger.begin() }

  /// Ends the transaction that was begun last.
  open class func commit() { ledger.commit() }

  /// Ends the turn's own transaction.
  open class func flush() { ledger.commitTurn() }

  /// Does nothing: nobody else changes layers here.
  open class func lock() {}

  /// Does nothing: nobody else changes layers here.
  open class func unlock() {}

  /// How long animations take that do not say, in seconds.
  open class func animationDuration() -> CFTimeInterval { ledger.duration }

  /// Sets how long animations take that do not say, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { ledger.duration = dur }

  /// The pace of animations that start by themselves; kept.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { ledger.timingFunction }

  /// Sets the pace of animations that start by themselves; kept.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    ledger.timingFunction = function
  }

  /// Whether changes start no animations by themselves; kept.
  open class func disableActions() -> Bool { ledger.disablesActions }

  /// Sets whether changes start no animations by themselves; kept.
  open class func setDisableActions(_ flag: Bool) { ledger.disablesActions = flag }

  /// The block that runs when the animations of the transaction are over.
  open class func completionBlock() -> (() -> Void)? { ledger.completion }

  /// Sets the block that runs when all animations are over that the transaction adds from now on.
  ///
  /// It runs in the turn after the commit where there are none. (Documented is: at once; inferred.)
  open class func setCompletionBlock(_ block: (() -> Void)?) { ledger.completion = block }

  /// What was set for a key, in this transaction or in one around it.
  open class func value(forKey key: String) -> Any? { ledger.value(for: key) }

  /// Sets a value for a key in this transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) { ledger.set(anObject, for: key) }
}

/// The key of how long animations take.
public let kCATransactionAnimationDuration = "animationDuration"

/// The key of whether changes start no animations.
public let kCATransactionDisableActions = "disableActions"

/// The key of the pace of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// The key of the block that runs at the end.
public let kCATransactionCompletionBlock = "completionBlock"
