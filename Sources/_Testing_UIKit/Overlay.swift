// Empty on purpose. A module named UIKit makes the compiler look for Swift Testing's overlay of this
// name in every file that imports both; on Linux there is none, and the import would fail.
