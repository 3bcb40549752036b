import Foundation

StandardStreams.occupyClosed()
// Whoever reads the list of pictures may stop reading; the pictures are drawn all the same.
signal(SIGPIPE, SIG_IGN)
// A file that grows beyond `ulimit -f` is an output that cannot be written, and no reason to leave
// its first half behind.
signal(SIGXFSZ, SIG_IGN)
// Pictures and series take the same megabytes again and again. Given back to the system in between,
// they cost a page fault for each 4 kB, as much as the work itself where it is short. glibc keeps
// blocks up to the size of the largest one that it has seen freed.
UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 16).deallocate()
Signals.removeTemporariesOnEnd()
// Every byte has been handed to the system by now, so nothing is left for `exit` to flush; its
// handlers would tear down what the thread that waits for signals may still look at.
_exit(await Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
