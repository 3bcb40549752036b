import Foundation

// Whoever reads the list of pictures may stop reading; the pictures are drawn all the same.
signal(SIGPIPE, SIG_IGN)
Signals.removeTemporariesOnEnd()
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
