public import UIKit

extension Subject {
  /// A place beside a container's main child, where the container shows something while it is open there.
  ///
  /// The name is the author's: one of the four below, or any other, such as `"inspector"`.
  public struct Side: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What the author calls it.
    public let name: String

    /// What comes in from the left.
    public static let left: Side = "left"
    /// What comes in from the right.
    public static let right: Side = "right"
    /// What comes in from above.
    public static let top: Side = "top"
    /// What comes in from below.
    public static let bottom: Side = "bottom"

    /// Names a side.
    public init(_ name: String) { self.name = name }

    /// Names a side.
    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }
  }

  /// What a container is to show at its sides, each controller by the name of its side.
  public struct SideScreens {
    private let screens: [Side: UIViewController]

    /// Gives each side its controller.
    package init(_ sides: [Side], _ screens: [UIViewController]) {
      self.screens = Dictionary(zip(sides, screens), uniquingKeysWith: { first, _ in first })
    }

    /// What is to be shown at a side, which has to be one of those that the subject declares.
    public subscript(side: Side) -> UIViewController {
      guard let screen = screens[side] else {
        let names = screens.keys.map(\.name).sorted().joined(separator: ", ")
        preconditionFailure("the container declares no side '\(side)' (it declares: \(names))")
      }
      return screen
    }
  }
}
