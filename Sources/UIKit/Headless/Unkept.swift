/// A reference by which whoever watches a scene knows an object without keeping it.
///
/// To views and controllers it is the note of where they are, and so costs those nothing who keep them; to all
/// else it is a weak reference. Real UIKit has nothing of the kind.
@propertyWrapper @MainActor package struct Unkept<Object: AnyObject> {
  private enum Whereabouts {
    case nobody
    case noted(WeakReferenceCell)
    case other(WeakBox)
  }

  private var whereabouts: Whereabouts

  /// Refers to an object; to nobody where none is given.
  package init(wrappedValue: Object?) {
    whereabouts = Self.whereabouts(of: wrappedValue)
  }

  /// The object; none where it is gone.
  package var wrappedValue: Object? {
    get {
      let known: AnyObject? =
        switch whereabouts {
        case .nobody: nil
        case .noted(let cell): cell.object
        case .other(let box): box.object
        }
      guard let known else { return nil }
      // It is an object that was given as one of this class.
      return unsafeDowncast(known, to: Object.self)
    }
    set { whereabouts = Self.whereabouts(of: newValue) }
  }

  private static func whereabouts(of object: Object?) -> Whereabouts {
    guard let object else { return .nobody }
    if let view = object as? UIView { return .noted(view.weakReferenceCell) }
    if let controller = object as? UIViewController { return .noted(controller.weakReferenceCell) }
    return .other(WeakBox(object))
  }
}

/// A weak reference that is copied as cheaply as any other.
private final class WeakBox {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
