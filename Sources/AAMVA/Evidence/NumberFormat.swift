/// The forms that a jurisdiction's license numbers are known to have.
struct NumberFormat {
  private let forms: ByteView

  /// The forms of a jurisdiction; `nil` when none are known.
  init?(jurisdiction: Jurisdiction) {
    let rows = NumberFormatTable.rows
    let abbreviation = Word(jurisdiction.abbreviation)
    for index in 0..<rows.count where rows[index].abbreviation == abbreviation {
      forms = ByteView(rows[index].forms)
      return
    }
    return nil
  }

  /// Whether a number has one of the forms; blanks and hyphens in it do not count.
  func allows(_ number: ByteView) -> Bool {
    var start = 0
    while start < forms.count {
      let end = forms.firstIndex(of: Ascii.blank, from: start) ?? forms.count
      if has(number, forms.slice(start, end)) { return true }
      start = end + 1
    }
    return false
  }

  /// Takes as many letters or digits as a part of the form allows.
  ///
  /// Letters follow on digits and digits on letters, so that taking fewer would never help.
  private func has(_ number: ByteView, _ form: ByteView) -> Bool {
    var (place, part) = (0, 0)
    while part < form.count {
      let wantsLetters = form[part] == UInt8(ascii: "A")
      part += 1
      let least = count(in: form, &part)
      var most = least
      if form[part] == Ascii.hyphen {
        part += 1
        most = count(in: form, &part)
      }
      var taken = 0
      while place < number.count, taken < most {
        let byte = number[place]
        if byte != Ascii.blank, byte != Ascii.hyphen {
          guard wantsLetters ? Ascii.isLetter(byte) : Ascii.isDigit(byte) else { break }
          taken += 1
        }
        place += 1
      }
      guard taken >= least else { return false }
    }
    return place == number.count
  }

  private func count(in form: ByteView, _ place: inout Int) -> Int {
    let digits = form.digitCount(from: place)
    defer { place += digits }
    return form.slice(place, place + digits).number ?? 0
  }
}
