@testable import SourcePorting
import SwiftSyntax

/// What sources become, they stay: porting them once more changes nothing. What is no Swift becomes whatever it may.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let once = RewriteExample.outcome(of: ["Example.swift": text], Rewrite.all, host)
    guard !ParsedSource(path: "Example.swift", text: text).tree.hasError else { return }
    let twice = RewriteExample.outcome(of: once, Rewrite.all, host)
    Invariant.require(once == twice, "sources change when they are ported once more")
  }
}

private let host = HostSurface(
  sources: [
    ParsedSource(
      path: "UIView.swift",
      text: """
        open class UIResponder: NSObject { open func touchesBegan(_ touches: Set<Int>) {} }
        open class UIView: UIResponder { open func layoutSubviews() {} }
        open class UIViewController: UIResponder {
          open func viewDidLoad() {}
          public required init?(coder: NSCoder) {}
        }
        public protocol UITableViewDelegate: AnyObject { func tableView(_ tableView: UIView) }
        """)
  ], toolchainModules: ["Foundation", "Swift"], submodules: [])
