import Foundation
import Testing

/// Certificates and what becomes of them.
@Suite("Verifying certificates") struct VerifyTests {
  /// Makes a certificate with its traces in a folder that exists as long as the closure runs.
  private func withCertificate(_ body: (BuiltCommand, String) async throws -> Void) async throws {
    try await Workshop.open { workshop in
      let made = try await workshop.conform(
        "certify", "seed/fold", "--format", "certificate", "--output", "out")
      #expect(made.status == 0)
      try await body(workshop.conform, workshop.path + "/out/certificate")
    }
  }

  @Test("a certificate holds against its traces, and against a run of today")
  func holds() async throws {
    try await withCertificate { conform, path in
      let traces = try await conform("verify", path + ".md", path + ".traces")
      let anew = try await conform("verify", path + ".md")

      #expect(traces.status == 0 && anew.status == 0)
      #expect(traces.output.hasPrefix("seed/fold: certified by suite "))
      #expect(traces.output == anew.output)
    }
  }

  @Test("a subject that the command does not have is verified by its traces alone")
  func foreign() async throws {
    try await Workshop.open { workshop in
      let runner = BuiltCommand(directory: workshop.path, name: "conform-unruly")
      _ = try await runner(
        "certify", "rash/none", "--format", "certificate", "--output", "out")
      let page = "out/certificate.md"
      let anew = try await workshop.conform("verify", page)
      let traces = try await workshop.conform("verify", page, "out/certificate.traces")

      #expect(anew.status == 2 && anew.problems.contains("there is no subject 'rash/none' here"))
      #expect(traces.status == 0 && traces.output.hasPrefix("rash/none: "))
    }
  }

  @Test("traces that are others, or too few, are named, and end it with 1")
  func differs() async throws {
    try await withCertificate { conform, path in
      let text = try String(contentsOfFile: path + ".traces", encoding: .utf8)
      try text.replacing("status-bar second light", with: "status-bar second dark")
        .write(toFile: path + ".traces", atomically: true, encoding: .utf8)
      let changed = try await conform("verify", path + ".md", path + ".traces")
      let trace = try await conform("show", "seed/fold segue/push-at-once/perform")
      try trace.output.write(toFile: path + ".trace", atomically: true, encoding: .utf8)
      let few = try await conform("verify", path + ".md", path + ".trace")

      #expect(changed.status == 1 && changed.output.contains(" differ from the certificate:\n"))
      #expect(few.status == 1 && few.output.contains(" are in the certificate alone:\n"))
    }
  }

  @Test("what was borne with has to be borne with again, or the verdict is another")
  func waived() async throws {
    try await Workshop.open { workshop in
      let subject = "faulty/fold-with-input-left-off"
      let made = try await workshop.conform(
        "certify", subject, "--accept-current", "waivers.json", "--format", "certificate",
        "--output", "out")
      let page = "out/certificate.md"
      let again = try await workshop.conform("verify", page, "--waivers", "waivers.json")
      let without = try await workshop.conform("verify", page)

      #expect(made.output.hasPrefix("\(subject): conditional"))
      #expect(again.status == 0)
      #expect(without.status == 1 && without.output.contains("\n  it is refused now\n"))
    }
  }

  @Test("a page with several certificates is verified one after another")
  func several() async throws {
    try await Workshop.open { workshop in
      let made = try await workshop.conform(
        "certify", "seed/fold", "seed/proper-segue", "--format", "certificate")
      try made.output.write(
        toFile: workshop.path + "/two.md", atomically: true, encoding: .utf8)
      let verified = try await workshop.conform("verify", "two.md")

      #expect(made.status == 0 && verified.status == 0)
      #expect(verified.output.split(separator: "\n").count == 2)
      #expect(verified.output.contains("\nseed/proper-segue: certified by suite "))
    }
  }

  @Test("what is no certificate, or is one no more, is no argument")
  func unreadable() async throws {
    try await withCertificate { conform, path in
      let page = try String(contentsOfFile: path + ".md", encoding: .utf8)
      let line = try #require(page.split(separator: "\n").last { $0.hasSuffix(".trace") })
      try page.replacing("\(line)\n", with: "")
        .write(toFile: path + ".md", atomically: true, encoding: .utf8)
      let altered = try await conform("verify", path + ".md")
      let other = try await conform("verify", path + ".traces")

      #expect(altered.status == 2 && altered.problems.contains("somebody has altered it"))
      #expect(other.status == 2 && other.problems.contains("it is no certificate"))
    }
  }
}
