/// An edition of the standard whose tables are used.
package struct Edition: Equatable {
  /// 1-11; what was printed before the standard (00) is read as 1, what is newer than 11 as 11.
  package let number: Int

  /// The newest edition that is known.
  package static let newest = 11

  package init(_ number: Int) {
    self.number = min(max(number, 1), Edition.newest)
  }

  /// Whether an element is mandatory, optional or not defined.
  package func presence(of element: KnownElement) -> ElementPresence {
    element.presence(in: number)
  }

  /// The elements that the edition defines.
  var definedElements: ElementSet { Edition.sets[number - 1].defined }

  /// The mandatory elements as a set.
  var mandatorySet: ElementSet { Edition.sets[number - 1].mandatory }

  private static let sets = Constants((1...newest).map { Edition($0).listedSets })

  private var listedSets: (defined: ElementSet, mandatory: ElementSet) {
    var (defined, mandatory) = (ElementSet(), ElementSet())
    for element in KnownElement.allCases {
      let presence = presence(of: element)
      if presence != .undefined { defined.insert(element) }
      if presence == .mandatory { mandatory.insert(element) }
    }
    return (defined, mandatory)
  }

  /// What an element means in this edition, in words.
  func meaning(of element: KnownElement) -> ByteView {
    ByteView(element.content(in: number).meaning)
  }

  /// Year and month of publication; of edition 11, whose month is not known, the year's first.
  ///
  /// Source: the title pages of the standards.
  package var publication: (year: Int, month: Int) {
    switch number {
    case 1: (2000, 6)
    case 2: (2003, 9)
    case 3: (2005, 3)
    case 4: (2009, 7)
    case 5: (2010, 7)
    case 6: (2011, 7)
    case 7: (2012, 6)
    case 8: (2013, 8)
    case 9: (2016, 9)
    case 10: (2020, 10)
    default: (2025, 1)
    }
  }
}
