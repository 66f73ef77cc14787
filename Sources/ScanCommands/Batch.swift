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
  private let options: ScanOptions
  private let today: CalendarDate?
  private let console: Console

  init(task: Invocation.Task, kind: Kind, console: Console) {
    inputs = task.inputs
    self.kind = kind
    format = task.format
    annotation = task.annotation
    options = ScanOptions(effort: task.effort, redact: task.redact)
    today = task.today
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

  /// A scanner that judges on the stated day, or on the day that it is now.
  private var scanner: Scanner {
    var scanner = Scanner(options: options)
    scanner.options.today = today ?? console.today()
    return scanner
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
      return [ScanResult(fault: fault, source: ScanSource(name: input.label))]
    }
  }

  private func parse(_ input: Argument) throws(ImageFileError) -> [ScanResult] {
    let limit = ScanLimits.payloadBytes
    let bytes = try withFile(input) { (file) throws(ImageFileError) in
      try file.readBeginning(limit + 1)
    }
    let source = ScanSource(name: input.label)
    // Some text begins as Netpbm files do.
    if let format = ImageFile.format(of: bytes), format != .netpbm || bytes.count > limit {
      let message =
        "This looks like a \(format.rawValue) picture, not a payload; 'dlscan scan' reads pictures."
      return [
        ScanResult(fault: ScanFault(code: "isPicture", message: message), source: source)
      ]
    }
    guard bytes.count <= limit else {
      let message = "There are more than \(limit) bytes, the limit for a payload."
      return [
        ScanResult(fault: ScanFault(code: "fileTooLarge", message: message), source: source)
      ]
    }
    return scanner.parseAll(bytes)
  }

  private func scan(
    _ input: Argument,
    fault: inout String?
  ) throws(ImageFileError) -> [ScanResult] {
    var isOwnInput = false
    let picture = try withFile(input) { (file) throws(ImageFileError) in
      isOwnInput = annotation.map(file.isNamed) ?? false
      return try ImageFile.decode(descriptor: file.descriptor)
    }
    if isOwnInput { fault = "--annotate would write over the picture that is read." }
    guard let annotation, !isOwnInput else {
      return picture.withLumaImage { scanner.scan($0, name: input.label) }
    }
    let (results, drawing) = picture.withLumaImage { image in
      let (results, trace) = scanner.explain(image, name: input.label)
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
