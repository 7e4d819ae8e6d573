/// A reference that does not keep its object, and costs those nothing who do.
///
/// A weak reference gives its object a table on the side, for life, and whoever keeps the object or
/// lets it go has to look there from then on. Here the object has a note of its whereabouts, which it
/// crosses out when it goes; who refers to it keeps the note. So nothing ever leads to an object that
/// is no more. Differs from a weak reference in one thing: a subclass's deinitializer still finds the
/// object, as it finds a view's superview. Who would keep it from there is stopped by the runtime.
@propertyWrapper @MainActor struct ZeroingWeak<Object: WeaklyReferenced> {
  private var weakReferenceCell: WeakReferenceCell?

  nonisolated init() {}

  var wrappedValue: Object? {
    get {
      guard let reference = weakReferenceCell?.reference else { return nil }
      // The note is that of an object that was given as one of this class.
      return unsafeDowncast(reference.takeUnretainedValue(), to: Object.self)
    }
    set { weakReferenceCell = newValue?.weakReferenceCell }
  }

  /// Refers to an object, which its giver keeps meanwhile; to set the value would keep it once more.
  @inline(__always) mutating func refer(to object: Object) {
    weakReferenceCell = object.weakReferenceCell
  }

  /// Whether it is to another object, or there is neither of them; nobody is kept for it.
  @inline(__always) func `is`(_ other: Object?) -> Bool {
    guard let reference = weakReferenceCell?.reference else { return other == nil }
    guard let other else { return false }
    return reference.toOpaque() == Unmanaged.passUnretained(other as AnyObject).toOpaque()
  }
}

/// An object that others may refer to without keeping it.
@MainActor protocol WeaklyReferenced: AnyObject {
  /// Where the object is.
  var weakReferenceCell: WeakReferenceCell { get }
}

/// A note of where an object is, for as long as it is.
final class WeakReferenceCell {
  @exclusivity(unchecked) fileprivate var reference: Unmanaged<AnyObject>?

  /// The object; none where it is gone.
  var object: AnyObject? { reference?.takeUnretainedValue() }

  fileprivate init(of object: AnyObject) {
    reference = .passUnretained(object)
  }
}

/// An object's own part in its whereabouts: they are crossed out when this goes with the object.
///
/// It is the first of the object's stored properties, for those go in order: whoever goes with the
/// others finds nobody any more.
struct WeakReferenceOwner: ~Copyable {
  private var note: WeakReferenceCell?

  /// The whereabouts of the object, which are written down when somebody asks for the first time.
  mutating func weakReferenceCell(of object: AnyObject) -> WeakReferenceCell {
    if let note { return note }
    let made = WeakReferenceCell(of: object)
    note = made
    return made
  }

  deinit { note?.reference = nil }
}

extension Unmanaged {
  /// A reference to somebody who takes himself away when he goes, and whom it does not keep.
  @inline(__always) init?(toNobodyKept object: Instance?) {
    guard let object else { return nil }
    self = .passUnretained(object)
  }
}
