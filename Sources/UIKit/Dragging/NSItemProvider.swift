public import Foundation

/// What can be read from what somebody gives away.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// What somebody can give away.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What somebody gives away to whoever takes it. Differs from there: it hands on the object itself, at once.
open class NSItemProvider: NSObject {
  private let object: (any NSItemProviderWriting)?
  /// What it may be called where it is saved.
  open var suggestedName: String?
  /// The types that it can be taken as.
  open private(set) var registeredTypeIdentifiers: [String] = []

  public override init() {
    object = nil
    super.init()
  }

  public init(object: any NSItemProviderWriting) {
    self.object = object
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
    super.init()
  }

  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init(object: fileURL as NSURL)
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    registeredTypeIdentifiers += type(of: object).writableTypeIdentifiersForItemProvider
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(
      canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// Who may take something.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}
