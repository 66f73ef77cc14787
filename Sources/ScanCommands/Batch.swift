internal import AAMVA
internal import DLScan
internal import ImageFiles
internal import ScanImage

/// The inputs of one command, worked on side by side and answered in order.
struct Batch: Sendable {
  /// What the inputs are.
  enum Kind: Sendable {
    case pictures
    case payloads
  }

  private let inputs: [Argument]
  private let kind: Kind
  private let format: OutputFormat
  private let annotation: Argument?
  private let scanner: Scanner
  private let console: Console

  init(task: Invocation.Task, kind: Kind, console: Console) {
    inputs = task.inputs
    self.kind = kind
    format = task.format
    annotation = task.annotation
    scanner = Scanner(
      options: ScanOptions(
        effort: task.effort,
        today: task.today ?? console.today(),
        redact: task.redact
      )
    )
    self.console = console
  }

  /// Answers every input and says whether each one gave a licence.
  func run() -> ExitStatus {
    var status = ExitStatus.everyInputGaveLicense
    var progress = Progress(total: inputs.count, isShown: console.showsProgress)
    OrderedWork<Answer>.run(
      count: inputs.count,
      workerCount: console.workerCount,
      work: { answer(inputs[$0]) },
      take: { answer in
        if !answer.isLicense || answer.fault != nil { status = .someInputGaveNoLicense }
        if let fault = answer.fault { console.complain(Array("dlscan: \(fault)\n".utf8)) }
        guard console.write(answer.output) else {
          status = .someInputGaveNoLicense
          return false
        }
        if let line = progress.advance() { console.complain(line) }
        return true
      }
    )
    if let line = progress.end() { console.complain(line) }
    return status
  }

  /// What one input gave, printed.
  private struct Answer: Sendable {
    var output: [UInt8]
    var isLicense: Bool
    /// Why the annotated picture was not written.
    var fault: String?
  }

  private func answer(_ input: Argument) -> Answer {
    var fault: String?
    let results = results(of: input, fault: &fault)
    return Answer(
      output: format.print(results, of: input),
      isLicense: results.contains(where: \.isLicense),
      fault: fault
    )
  }

  private func results(of input: Argument, fault: inout String?) -> [ScanResult] {
    do throws(ImageFileError) {
      switch kind {
      case .pictures: return try scan(input, fault: &fault)
      case .payloads: return try parse(input)
      }
    } catch {
      let fault = ScanFault(code: error.code, message: error.message)
      return [ScanResult(fault: fault, source: ScanSource(name: input.text))]
    }
  }

  private func parse(_ input: Argument) throws(ImageFileError) -> [ScanResult] {
    let payload = try withFile(input) { (file) throws(ImageFileError) in
      try file.readAll(limit: ScanLimits.payloadBytes)
    }
    return scanner.parseAll(payload)
  }

  private func scan(
    _ input: Argument,
    fault: inout String?
  ) throws(ImageFileError) -> [ScanResult] {
    let picture = try withFile(input) { (file) throws(ImageFileError) in
      try ImageFile.decode(descriptor: file.descriptor)
    }
    guard let annotation else {
      return picture.withLumaImage { scanner.scan($0, name: input.text) }
    }
    let (results, drawing) = picture.withLumaImage { image in
      let (results, trace) = scanner.explain(image, name: input.text)
      return (
        results,
        Result { () throws(ImageFileError) in
          try Annotation(image: image, trace: trace).png()
        }
      )
    }
    switch drawing {
    case .success(let bytes): fault = OpenFile.replace(annotation, with: bytes)
    case .failure(let error): fault = error.message
    }
    return results
  }

  private func withFile<Value>(
    _ input: Argument,
    _ body: (OpenFile) throws(ImageFileError) -> Value
  ) throws(ImageFileError) -> Value {
    input.isStandardInput
      ? try body(OpenFile(descriptor: console.standardInput)) : try OpenFile.reading(input, body)
  }
}
