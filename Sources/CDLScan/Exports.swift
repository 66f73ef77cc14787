internal import DLScan
