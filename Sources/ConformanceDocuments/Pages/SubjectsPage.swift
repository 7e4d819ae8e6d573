import ConformanceReports
import BuiltInSubjects
import TransitionCertification

/// The page of all built-in subjects, and of the faults that some of them have on purpose.
struct SubjectsPage {
  let figures: RunFigures

  var page: Page {
    var page = PageWriter(PageIndex.subjects)
    page.heading(1, "Subjects")
    page.paragraph(
      "What comes with the package and is judged. A faulty subject has one fault, and a good twin"
        + " that does the same right; a fault whose id begins with S is one that an article warns of."
    )
    page.heading(2, "The reference")
    write(SubjectRegistry.builtIn.all.filter { $0.role == .system }, to: &page)
    page.heading(2, "Transitions of the articles")
    for article in SeedArticle.all {
      page.heading(3, article.title)
      write(article.subjects.compactMap(SubjectRegistry.builtIn.subject), to: &page)
    }
    page.heading(2, "Good")
    write(SubjectRegistry.builtIn.all.filter { $0.role == .good }, to: &page)
    page.heading(2, "Faulty")
    for fault in SubjectRegistry.builtIn.faulty.compactMap(\.fault).withoutRepeats {
      write(fault, to: &page)
    }
    return page.page
  }

  /// The name of the place that lists an article's subjects.
  static func anchor(of article: SeedArticle) -> String {
    PageWriter.anchor(ofHeading: article.title)
  }

  private func write(_ subjects: [ListedSubject], to page: inout PageWriter) {
    page.gap()
    for subject in subjects {
      page.item(about: subject.id, "\(subject.title) (\(subject.subject.kind.rawValue)).")
    }
  }

  private func write(_ fault: String, to page: inout PageWriter) {
    let subjects = SubjectRegistry.builtIn.faulty.filter { $0.fault == fault }
    page.gap()
    page.item(about: fault, subjects.count == 1 ? "one subject:" : "\(subjects.count) subjects:")
    for subject in subjects { page.item(about: subject.id, words(for: subject)) }
  }

  private func words(for subject: ListedSubject) -> String {
    var words = "\(subject.title) (\(subject.subject.kind.rawValue))."
    words += " To be caught by \(subject.expects.map(\.rawValue).asCode)."
    if let entry = figures.catches.first(where: { $0.subject == subject.id }),
      let rule = entry.rules.first, let scenario = entry.scenario
    {
      words += " Caught by `\(rule)` in `\(scenario)`."
    }
    if let twin = subject.twin { words += " Twin: `\(twin)`." }
    return words
  }
}
