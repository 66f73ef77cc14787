internal import AAMVA
internal import PDF417
internal import ScanImage
