/// Does some work, and lets go of what it made on the way, as counting does by itself here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
