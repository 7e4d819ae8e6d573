/// The version of this suite, as published documents name it.
package enum SuiteVersion {
  package static let current = "0.9.0"
}
