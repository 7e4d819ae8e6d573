extension FactSource {
  /// Printed logs, and what developers write of what they saw: articles, notes, and comments in sources.
  static let logs: [FactSource: Citation] = [
    .loggedContainers: Citation(
      "Chinese article of 2026 on the real order of life-cycle callbacks, with logs", kind: .log,
      release: "Mac Catalyst, macOS 26.5"),
    .viewEvents: Citation(
      "wangling.me 2014, inconsistent order of view transition events", kind: .log,
      address: "https://wangling.me", release: "iOS 7"),
    .mo4tech: Citation(
      "dev.mo4tech.com, article on the life cycle of controllers", kind: .log,
      address: "https://dev.mo4tech.com", release: "iOS 11"),
    .betterhee: Citation(
      "betterhee.tistory.com/75", kind: .log,
      address: "https://betterhee.tistory.com/75", release: "iOS 15 and 16"),
    .presentationBlogs: Citation(
      "jinnify.tistory.com/64, and two notes on velog", kind: .log,
      address: "https://jinnify.tistory.com/64", release: "iOS 13 to 17"),
    .remkoh: Citation(
      "remkoh.dev, post 4214", kind: .log,
      address: "https://remkoh.dev", release: "iOS 12 and 13"),
    .vastdev: Citation(
      "vastdevblog, 2012", kind: .log,
      release: "iOS 5"),
    .tabLogs: Citation(
      "pgzxc.github.io and two further logs of tabs", kind: .log,
      address: "https://pgzxc.github.io", release: "various"),
    .eventForwarding: Citation(
      "mattneub/Programming-iOS-Book-Examples, chapters 6 of book 2", kind: .log,
      address: "https://github.com/mattneub/Programming-iOS-Book-Examples", release: "iOS 8 to 15"
    ),
    .neuburgBook: Citation(
      "Neuburg, Programming iOS 6, chapter 19", kind: .log,
      release: "iOS 6"),
    .arm1: Citation(
      "arm1.ru, article on the life cycle of controllers", kind: .log,
      address: "https://arm1.ru", release: "iOS 9 and 10"),
    .lifecycleNotes: Citation(
      "readke.com, and another note with the same log", kind: .log,
      address: "https://readke.com", release: "iOS 9 to 13"),
    .ivanChan: Citation(
      "IvanChan/IvanChan.github.io, post of 2016", kind: .log,
      address: "https://github.com/IvanChan/IvanChan.github.io", release: "iOS 9"),
    .directCalls: Citation(
      "jianshu.com/p/ad86ca978747, on appearance methods called by hand", kind: .log,
      address: "https://jianshu.com/p/ad86ca978747", release: "iOS 13 and later"),
    .customBlogs: Citation(
      "suterusu/Experiment_PresentationStyle, splinter.com.au 2015, ADTransitionController 31",
      kind: .log,
      address: "https://github.com/suterusu/Experiment_PresentationStyle", release: "iOS 7 to 9"),
    .rootSwapNotes: Citation(
      "Notes on the launch and on another root, among them szulctomasz 2015 and Neuburg",
      kind: .log,
      release: "iOS 8 to 15"),
    .styleTable: Citation(
      "regularberry.github.io, 2019, a table of styles and presenters", kind: .log,
      address: "https://regularberry.github.io", release: "iOS 12"),
    .cyrus: Citation(
      "jianshu.com/p/28c6a69787a7, on the order of appearing and disappearing", kind: .log,
      address: "https://jianshu.com/p/28c6a69787a7", release: "iOS 9"),
    .modalArticles: Citation(
      "kouhan.cn, articles on modal presentation", kind: .log,
      address: "https://kouhan.cn", release: "iOS 5 to 8"),
    .bookExamples: Citation(
      "mattneub/Programming-iOS-Book-Examples, chapters 6 and 9 of book 2: comments and printed runs",
      kind: .log,
      address: "https://github.com/mattneub/Programming-iOS-Book-Examples",
      release: "iOS 8 to 15"),
    .screensSources: Citation(
      "software-mansion/react-native-screens, comments in its sources",
      kind: .log,
      address: "https://github.com/software-mansion/react-native-screens",
      release: "iOS 13 to 26"),
    .nativeScript: Citation(
      "NativeScript/NativeScript, comments on views and pages",
      kind: .log,
      address: "https://github.com/NativeScript/NativeScript",
      release: "iOS 9 and later"),
    .libraryComments: Citation(
      "Comments in libraries' sources, among them Hero's",
      kind: .log,
      release: "iOS 9 to 13"),
    .splitNotes: Citation(
      "malcolmhall.com 2017 and commandshift.co.uk 2016, on split views",
      kind: .log,
      address: "https://commandshift.co.uk",
      release: "iOS 8 to 10"),
    .pageNotes: Citation(
      "wisdomskyduan.blogspot.com 2015, on page view controllers, with a printed order",
      kind: .log,
      address: "https://wisdomskyduan.blogspot.com",
      release: "iOS 9"),
    .lazyNotes: Citation(
      "codeprj.com, a note on presentation controllers",
      kind: .log,
      address: "https://codeprj.com",
      release: "iOS 8 and 9"),
    .catalystRecords: Citation(
      """
      kern0x1b/charon, customtransition-expectations.h and custompresentation-expectations.h, \
      recorded of Apple's UIKit by an application
      """,
      kind: .log,
      address: "https://github.com/kern0x1b/charon",
      release: "Mac Catalyst of 2026"),
    .slideAnimators: Citation(
      """
      A tutorial's animator that many repositories copied, SlideInPresentationAnimator.swift: \
      both ways it begins or ends at the final frame, and is seen to slide
      """,
      kind: .log,
      release: "iOS 10 and later"),
  ]
}
