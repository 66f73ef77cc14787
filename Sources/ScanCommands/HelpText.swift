extension HelpTopic {
  /// The whole help text.
  var text: StaticString {
    switch self {
    case .tool: HelpTopic.toolText
    case .scan: HelpTopic.scanText
    case .parse: HelpTopic.parseText
    case .watch: HelpTopic.watchText
    case .license: HelpTopic.licenseText
    }
  }

  private static let toolText: StaticString = """
    dlscan reads the PDF417 bar code on the back of US and Canadian driver's licenses
    and ID cards, and says what the card says.

    Usage:
      dlscan scan  [options] FILE...    read pictures
      dlscan parse [options] FILE...    read payloads that a scanner gave
      dlscan watch [options] SOURCE     show scans as they come
      dlscan license ...                make and check licenses for the software
      dlscan help [COMMAND]             show the help of a command
      dlscan --version                  show the version

    Examples:
      dlscan scan card.jpg
      dlscan scan --json *.png > cards.jsonl
      dlscan parse --json payload.bin

    'dlscan scan --help' and the like list the options.

    """

  private static let scanText: StaticString = """
    Reads pictures of cards (JPEG, PNG, WebP, TIFF, HEIC, PGM) and says what each card says.

    Usage:
      dlscan scan [options] FILE...

    A FILE of - means a picture on standard input.

    Options:
      --text               print lines for people (default)
      --json               print one JSON object a line
      --effort fast        look quickly, as for live frames; ends early at a symbol that does
                           not read
      --effort thorough    try every way of reading (default)
      --today YYYY-MM-DD   judge age and expiry on this day (default: the day it is here)
      --redact             mask names, numbers, address and birth date
      --annotate OUT.png   draw over the picture what was seen; one FILE, not with --redact
      -h, --help           show this text

    Results come in the order of the files. A picture with several symbols gives several
    results. Whatever cannot be read gives a result that says so.

    With --annotate the picture shows each symbol that was read or only seen, and why it did
    not read. Outline: blue read, magenta not read. Codewords: blue read, yellow put right by
    error correction (not read: doubtful), magenta unread. Purple: the guards at both ends and
    the lines between rows; where no symbol was seen, what looked like a guard. The file shows
    the card and so holds what the card holds.

    Exit status: 0 every file gave a license, whole or in part; 1 some did not; 2 wrong usage.

    Examples:
      dlscan scan front-desk.jpg
      dlscan scan --json --redact *.jpg > cards.jsonl
      dlscan scan --annotate why.png unreadable.jpg
      ffmpeg -i door.mp4 -frames:v 1 -f image2 -c:v pgm - | dlscan scan --effort fast -

    """

  private static let parseText: StaticString = """
    Reads payloads, the bytes that a bar code or a magnetic stripe holds, and says what
    they say.

    Usage:
      dlscan parse [options] FILE...

    A FILE of - means a payload on standard input.

    Options:
      --text               print lines for people (default)
      --json               print one JSON object a line
      --today YYYY-MM-DD   judge age and expiry on this day (default: the day it is here)
      --redact             mask names, numbers, address and birth date
      -h, --help           show this text

    Exit status: 0 every file gave a license, whole or in part; 1 some did not; 2 wrong usage.

    Examples:
      dlscan parse payload.bin
      dlscan parse --json --today 2026-01-31 *.bin
      cat /dev/ttyACM0 | head -c 400 | dlscan parse -

    """
}
