import SwiftSyntax

extension Rewrite {
  /// Imports the part of Foundation that loads from elsewhere, where a file uses its names.
  static let missingNetworking = Rewrite(
    id: "missing-networking",
    reason: "on Linux what loads from elsewhere is a module of its own, beside Foundation",
    examples: [
      RewriteExample(
        "a session", "import UIKit\nlet a = URLSession.shared\n",
        "import FoundationNetworking; import UIKit\nlet a = URLSession.shared\n"),
      RewriteExample(
        "a name of the library's own", "import UIKit\nclass URLSession {}\nlet a = URLSession()\n",
        "import UIKit\nclass URLSession {}\nlet a = URLSession()\n"),
      RewriteExample(
        "where it is imported", "import FoundationNetworking\nlet a: URLRequest? = nil\n",
        "import FoundationNetworking\nlet a: URLRequest? = nil\n"),
      RewriteExample(
        "what Foundation has", "import UIKit\nlet a: URL? = nil\n",
        "import UIKit\nlet a: URL? = nil\n"),
    ]
  ) { source, library, findings in
    let own = library.facts.declarations.types.values.filter { $0.file != nil }.map(\.name)
    guard library.host.modules.contains("FoundationNetworking"),
      !source.imports("FoundationNetworking"), source.names(in: names.subtracting(own))
    else { return }
    findings.note(source.importing("FoundationNetworking"), in: source)
  }

  private static let names: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]
}
