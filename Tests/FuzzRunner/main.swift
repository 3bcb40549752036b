import Foundation

/// Runs a reader on mutated inputs until one misbehaves; `scripts/fuzz` explains the findings.
///
///     FuzzRunner NAME SEED run INPUTS SECONDS STATUS
///     FuzzRunner NAME SEED input NUMBER FILE
///     FuzzRunner NAME SEED again NUMBER
///
/// `run` writes the number of each input to the file STATUS before it is read, so that it survives a
/// trap; 0 inputs or seconds are any number. `input` writes an input to a file. `again` reads one input.
@MainActor
private func run(_ arguments: [String]) throws -> Int32 {
  guard arguments.count >= 5, let seed = UInt64(arguments[2]), let number = Int(arguments[4]),
    let target = try target(arguments[1])
  else { return usage() }
  let mutator = Mutator(corpus: target.corpus, tokens: target.tokens, seed: seed)
  switch (arguments[3], arguments.count) {
  case ("input", 6):
    try Data(mutator.input(number)).write(to: URL(filePath: arguments[5]))
  case ("again", 5):
    try target.run(mutator.input(number), number: number)
    print("\(arguments[1]): input \(number) of seed \(seed) is fine")
  case ("run", 7):
    guard let seconds = Double(arguments[5]) else { return usage() }
    let status = open(arguments[6], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard status >= 0 else { throw Finding("\(arguments[6]) cannot be written") }
    InputLimits.boundMemory()
    let start = ContinuousClock.now
    var done = 0
    while number == 0 || done < number, seconds == 0 || start.duration(to: .now) < .seconds(seconds)
    {
      let line = Array("\(done)\n".utf8)
      guard pwrite(status, line, line.count, 0) == line.count else {
        throw Finding("\(arguments[6]) cannot be written")
      }
      let input = mutator.input(done)
      InputLimits.startTimer()
      try target.run(input, number: done)
      done += 1
    }
    InputLimits.stopTimer()
    let milliseconds = Int(start.duration(to: .now) / .milliseconds(1))
    print("fuzz: \(arguments[1]): \(done) inputs of seed \(seed) in \(milliseconds) ms, no finding")
  default: return usage()
  }
  return 0
}

private func usage() -> Int32 {
  complain("usage: FuzzRunner NAME SEED run|input|again NUMBER …")
  return 2
}

private func complain(_ words: String) {
  FileHandle.standardError.write(Data("\(words)\n".utf8))
}

@MainActor
private func target(_ name: String) throws -> (any FuzzTarget)? {
  switch name {
  case "chart-sets": return try ChartSetTarget()
  case "csv": return TableTarget()
  case "delimited": return DelimitedTarget()
  case "json": return JSONTableTarget()
  case "metrics": return MetricsTarget()
  case "raw": return RawTarget()
  case "specs": return SpecTarget(.yaml)
  case "json-specs": return SpecTarget(.json)
  case "sql": return try SQLTarget()
  case "png": return try PNGTarget()
  default:
    guard name.hasPrefix("self-test-") else { return nil }
    return SelfTestTarget.Fault(rawValue: String(name.dropFirst(10))).map(SelfTestTarget.init)
  }
}

do {
  exit(try run(CommandLine.arguments))
} catch {
  complain("\(error)")
  exit(1)
}
