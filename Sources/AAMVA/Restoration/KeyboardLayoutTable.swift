// swift-format-ignore-file
// The lines are read as a table.

extension KeyboardLayout {
  /// What the keys of `unitedStates` type in other layouts, in its order.
  ///
  /// These are layouts of which `@`, or a letter of the file type, is on another key than in the United States. A layout that types those as it does cannot be told from it.
  ///
  /// Where two layouts have the same keys for what stands in a text, the first one is named.
  static let table: [(name: StaticString, typed: StaticString)] = [
    ("United Kingdom", "`1234567890-=qwertyuiop[]#asdfghjkl;'zxcvbnm,./¬!\"£$%^&*()_+QWERTYUIOP{}~ASDFGHJKL:@ZXCVBNM<>?"),
    ("German", "\u{302}1234567890ß\u{301}qwertzuiopü+#asdfghjklöäyxcvbnm,.-°!\"§$%&/()=?\u{300}QWERTZUIOPÜ*'ASDFGHJKLÖÄYXCVBNM;:_"),
    ("French", "²&é\"'(-è_çà)=azertyuiop\u{302}$*qsdfghjklmùwxcvbn,;:!³1234567890°+AZERTYUIOP\u{308}£µQSDFGHJKLM%WXCVBN?./§"),
    ("Belgian", "²&é\"'(§è!çà)-azertyuiop\u{302}$µqsdfghjklmùwxcvbn,;:=³1234567890°_AZERTYUIOP\u{308}*£QSDFGHJKLM%WXCVBN?./+"),
    ("Canadian French", "#1234567890-=qwertyuiop\u{302}\u{327}<asdfghjkl;\u{300}zxcvbnm,.é|!\"/$%?&*()_+QWERTYUIOP\u{302}\u{308}>ASDFGHJKL:\u{300}ZXCVBNM'.É"),
    ("Spanish", "º1234567890'¡qwertyuiop\u{300}+çasdfghjklñ\u{301}zxcvbnm,.-ª!\"·$%&/()=?¿QWERTYUIOP\u{302}*ÇASDFGHJKLÑ\u{308}ZXCVBNM;:_"),
    ("Latin American", "|1234567890'¿qwertyuiop\u{301}+}asdfghjklñ{zxcvbnm,.-°!\"#$%&/()=?¡QWERTYUIOP\u{308}*]ASDFGHJKLÑ[ZXCVBNM;:_"),
    ("Italian", "\\1234567890'ìqwertyuiopè+ùasdfghjklòàzxcvbnm,.-|!\"£$%&/()=?^QWERTYUIOPé*§ASDFGHJKLç°ZXCVBNM;:_"),
    ("Portuguese", "\\1234567890'«qwertyuiop+\u{301}\u{303}asdfghjklçºzxcvbnm,.-|!\"#$%&/()=?»QWERTYUIOP*\u{300}\u{302}ASDFGHJKLÇªZXCVBNM;:_"),
    ("Swiss German", "§1234567890'\u{302}qwertzuiopü\u{308}$asdfghjklöäyxcvbnm,.-°+\"*ç%&/()=?\u{300}QWERTZUIOPè!£ASDFGHJKLéàYXCVBNM;:_"),
    ("Swiss French", "§1234567890'\u{302}qwertzuiopè\u{308}$asdfghjkléàyxcvbnm,.-°+\"*ç%&/()=?\u{300}QWERTZUIOPü!£ASDFGHJKLöäYXCVBNM;:_"),
    ("Swedish", "§1234567890+\u{301}qwertyuiopå\u{308}'asdfghjklöäzxcvbnm,.-½!\"#¤%&/()=?\u{300}QWERTYUIOPÅ\u{302}*ASDFGHJKLÖÄZXCVBNM;:_"),
    ("Norwegian", "|1234567890+\\qwertyuiopå\u{308}'asdfghjkløæzxcvbnm,.-§!\"#¤%&/()=?\u{300}QWERTYUIOPÅ\u{302}*ASDFGHJKLØÆZXCVBNM;:_"),
    ("Danish", "½1234567890+\u{301}qwertyuiopå\u{308}'asdfghjklæøzxcvbnm,.-§!\"#¤%&/()=?\u{300}QWERTYUIOPÅ\u{302}*ASDFGHJKLÆØZXCVBNM;:_"),
    ("Hungarian", "0123456789öüóqwertzuiopőúűasdfghjkléáyxcvbnm,.-§'\"+!%/=()ÖÜÓQWERTZUIOPŐÚŰASDFGHJKLÉÁYXCVBNM?:_"),
    ("Turkish", "\"1234567890*-qwertyuıopğü,asdfghjklşizxcvbnmöç.é!'\u{302}+%&/()=?_QWERTYUIOPĞÜ;ASDFGHJKLŞİZXCVBNMÖÇ:"),
    ("Dvorak", "`1234567890[]',.pyfgcrl/=\\aoeuidhtns-;qjkxbmwvz~!@#$%^&*(){}\"<>PYFGCRL?+|AOEUIDHTNS_:QJKXBMWVZ"),
  ]
}
