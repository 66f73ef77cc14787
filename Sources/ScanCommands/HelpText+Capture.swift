extension HelpTopic {
  static let watchText: StaticString = """
    Shows scans as they come, from a camera, a video, a folder, or a hardware scanner.

    Usage:
      dlscan watch [options] SOURCE

    A SOURCE is a picture, a folder of pictures, a video, a camera (/dev/video0), a stream
    (rtsp://...), a scanner on a serial device (serial:/dev/ttyACM0, serial:/dev/ttyS0,9600),
    or - for what a scanner types on standard input. Videos and cameras need ffmpeg. On a
    terminal what is typed is not shown, and Ctrl-C alone is not part of it. Passwords in a
    stream's address are not shown either, but other users of the machine can see them among
    the arguments of a running process.

    Options:
      --text               print lines for people (default)
      --json               print one JSON object a line
      --today YYYY-MM-DD   judge age and expiry on this day (default: the day it is here)
      --redact             mask names, numbers, address and birth date
      --volume 0-5         ring the terminal's bell at a scan: 0 not at all, 4 and 5 twice
                           (default: 3 on a terminal)
      -h, --help           show this text

    A card that stays in view is shown once in ten seconds, of a recorded video by its own
    time. Age and expiry are judged on the day of the scan. Ctrl-C ends it.

    Exit status: 0 the source or somebody ended it; 1 the source, or a picture of a folder,
    gives nothing or cannot be read; 2 wrong usage.

    Examples:
      dlscan watch /dev/video0
      dlscan watch --json serial:/dev/ttyACM0
      dlscan watch --redact door.mp4

    """

  static let licenseText: StaticString = """
    Makes, shows and checks licenses for the software: which features of the SDK an app's
    holder may use. They are signed texts (JWT, Ed25519).

    Usage:
      dlscan license new-key FILE
      dlscan license issue --key FILE --issuer NAME --holder NAME [options]
      dlscan license show FILE
      dlscan license verify --issuer-key KEY [options] FILE

    new-key writes an issuer's secret key to a new file and prints its public key. issue
    prints a license, show what one says without checking it, and verify whether it is good.
    A FILE of - means standard input. issue takes no key file that others than its owner can
    read.

    Options of issue:
      --softscan LIST      features with the device's own camera: parsing_dl
      --kiosk LIST         features with a hardware scanner: parsing_dl
      --from YYYY-MM-DD    first day on which it is good, in UTC (default: always)
      --until YYYY-MM-DD   last day on which it is good, in UTC (default: for ever)

    Options of verify:
      --issuer NAME        the issuer that it must name (default: any)
      --at YYYY-MM-DD      check for this day in UTC (default: now)

    Exit status: 0 done, and the license is good; 1 it is not, or a file cannot be read;
    2 wrong usage.

    Examples:
      dlscan license new-key issuer.key
      dlscan license issue --key issuer.key --issuer Example --holder "Corner Shop" \\
        --softscan parsing_dl --until 2027-12-31 > shop.license
      dlscan license verify --issuer-key "$KEY" shop.license

    """
}
