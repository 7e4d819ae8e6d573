public import Foundation

/// What was cut or copied; it stays over resets, as it does over programs.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static let only = UIPasteboard()

  /// The one that all programs share.
  open class var general: UIPasteboard { only }

  open private(set) var name = "com.apple.UIKit.pboard.general"
  /// How often it changed.
  open private(set) var changeCount = 0
  /// What is in it, by types.
  open var items: [[String: Any]] = [] {
    didSet { changeCount += 1 }
  }
  open var numberOfItems: Int { items.count }

  private func value<Value>(_ type: String) -> Value? {
    items.lazy.compactMap { $0[type] as? Value }.first
  }
  private func put(_ value: Any?, _ type: String) { items = value.map { [[type: $0]] } ?? [] }

  open var string: String? {
    get { value("public.utf8-plain-text") }
    set { put(newValue, "public.utf8-plain-text") }
  }
  open var strings: [String]? {
    get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  open var url: URL? {
    get { value("public.url") }
    set { put(newValue, "public.url") }
  }
  open var image: UIImage? {
    get { value("public.image") }
    set { put(newValue, "public.image") }
  }
  open var color: UIColor? {
    get { value("com.apple.uikit.color") }
    set { put(newValue, "com.apple.uikit.color") }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    put(value, pasteboardType)
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    value(pasteboardType) as Any?
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    put(data, pasteboardType)
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? { value(pasteboardType) }
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Never posted here.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
}
