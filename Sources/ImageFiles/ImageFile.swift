internal import ScanImage
