// The SDK's surface is not built yet: the module stands here so that its name and place are settled.
internal import DLScan
