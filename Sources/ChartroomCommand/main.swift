import Foundation

StandardStreams.occupyClosed()
// The reader of the list of images can close the pipe; the images are rendered nevertheless.
signal(SIGPIPE, SIG_IGN)
// A file that exceeds `ulimit -f` is reported as an output error, and its partial file is removed.
signal(SIGXFSZ, SIG_IGN)
Heap.spareAddresses()
Heap.keepLargeBlocks()
Signals.removeTemporariesOnEnd()
// All output has been written, so `exit` has nothing to flush. Its handlers would destroy objects that the
// thread for signals may still use.
_exit(await Tool.runCommandLine().rawValue)
