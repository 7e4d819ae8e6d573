import Testing

@testable import TransitionCertification

/// How the folder of the goldens is found.
@Suite("Finding the folder of the goldens") struct TracesFolderTests {
  @Test("the nearest folder upward beside a manifest is found, and counts its own place")
  func nearest() throws {
    try withTracesFolder { place in
      try place.put("", at: "outer/Package.swift")
      try place.put("", at: "outer/traces/README.md")
      try place.put("", at: "outer/inner/traces/README.md")
      try place.put("", at: "outer/inner/deep/file")
      let outer = TracesFolder(path: place.path + "/outer/traces")

      #expect(TracesFolder.nearest(from: place.path + "/outer") == outer)
      #expect(TracesFolder.nearest(from: place.path + "/outer/inner/deep") == outer)
    }
  }

  @Test("a package's own folder lies beside the nearest manifest, whether it is there or not")
  func ofPackage() throws {
    try withTracesFolder { place in
      try place.put("", at: "outer/Package.swift")
      try place.put("", at: "outer/traces/README.md")
      try place.put("", at: "outer/inner/Package.swift")
      try place.put("", at: "outer/inner/deep/file")
      let outer = place.path + "/outer"

      #expect(TracesFolder.ofPackage(around: outer)?.path == outer + "/traces")
      let inner = TracesFolder.ofPackage(around: outer + "/inner/deep")
      #expect(inner?.path == outer + "/inner/traces")
      #expect(inner?.exists == false)
    }
  }

  @Test("without a manifest beside it a folder does not count")
  func none() throws {
    try withTracesFolder { place in
      try place.put("", at: "traces/README.md")

      #expect(TracesFolder.nearest(from: place.path) != TracesFolder(path: place.path + "/traces"))
    }
  }

  @Test("messages name files by the folder as somebody named it, and else by its usual name")
  func shownPaths() {
    let caseID = CaseID(subject: CaseID.systemSubject, scenario: "modal/custom/present")
    let golden = "modal/custom/present.trace"

    #expect(TracesFolder(path: "/kept/traces").shownPath(of: caseID) == "traces/" + golden)
    for (name, lead) in [("../kept/", "../kept/"), ("/kept", "/kept/"), (".", "./"), ("/", "/")] {
      let folder = TracesFolder(named: name)
      #expect(folder.shownPath(of: caseID) == lead + golden)
      #expect(folder.relativePath(ofShown: folder.shownPath(of: caseID)) == golden)
    }
  }

  @Test("slashes at the end of a path make no difference")
  func slashes() {
    #expect(TracesFolder(path: "a/traces//").path == "a/traces")
    #expect(TracesFolder(path: "/").path == "/")
  }
}
