#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Plain words for the operating system's error numbers.
enum SystemError {
  /// Why a file could not be read; the common reasons in words, any other by its number.
  static func words(for errorNumber: Int32) -> String {
    switch errorNumber {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ENAMETOOLONG: "the path is too long"
    case ELOOP: "the path goes round in links"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the device reports an error"
    case EBADF: "it is not open for reading"
    default: "system error \(errorNumber)"
    }
  }
}
