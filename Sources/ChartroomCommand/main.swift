import Foundation

StandardStreams.occupyClosed()
// Whoever reads the list of pictures may stop reading; the pictures are drawn all the same.
signal(SIGPIPE, SIG_IGN)
// A file that grows beyond `ulimit -f` is an output that cannot be written, and no reason to leave
// its first half behind.
signal(SIGXFSZ, SIG_IGN)
Heap.keepLargeBlocks()
Signals.removeTemporariesOnEnd()
// Every byte has been handed to the system by now, so nothing is left for `exit` to flush; its
// handlers would tear down what the thread that waits for signals may still look at.
_exit(await Tool.runCommandLine().rawValue)
