import AppearanceTrace
import Testing

@Suite("Contracts of subjects")
struct ContractTests {
  @Test("the usual contract declares nothing, and each clause that differs is declared")
  func declared() {
    let all = SubjectContract(
      presenter: .emulated, coversStatusBar: true, restingLook: [.alpha], keepsChildren: true,
      keepsSides: true, showsSides: true, chrome: ["Dimming"], blocksWhatIsBehind: false,
      isAsymmetric: true,
      allowsBackSwipe: false, closesOnTap: true)

    #expect(SubjectContract().declaredClauses.isEmpty)
    #expect(all.declaredClauses == SubjectContract.Clause.allCases)
  }
}
