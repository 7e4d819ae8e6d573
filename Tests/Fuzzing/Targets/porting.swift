@testable import SourcePorting

/// What sources become, they stay: porting them once more changes nothing.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    let once = RewriteExample.outcome(
      of: ["Example.swift": String(decoding: bytes, as: UTF8.self)], Rewrite.all, host)
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
