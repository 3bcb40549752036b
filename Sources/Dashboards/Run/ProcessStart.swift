import CKernels
import Chartroom
import Foundation

/// The start of a child process, which ends with this one if a signal ends it.
struct ProcessStart {
  /// The path of the program, or a name that is searched for in `PATH`.
  var program: String
  var arguments: [String]
  /// The descriptors that the child gets: those of this process with their numbers in the child.
  var files: [(own: Int32, child: Int32)]
  /// What makes a child a command of the user, rather than a worker; `nil` for workers.
  var command: Command?

  /// The properties of a command of the user.
  struct Command {
    /// The working directory.
    var folder: String
  }

  /// The signals that this process or its parents may ignore, and that a command must not.
  private static let defaults = [SIGINT, SIGQUIT, SIGHUP, SIGPIPE, SIGXFSZ]

  /// Starts the process.
  ///
  /// A command has no standard input, and leads a process group, so that its own children can be ended with it.
  ///
  /// - Returns: The id of the process.
  /// - Throws: `WorkerProcessError` if the system refuses, or if there is no such program.
  func start() throws(WorkerProcessError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in files { posix_spawn_file_actions_adddup2(&actions, file.own, file.child) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A child must get `SIGTERM`, whatever this thread blocks.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGMASK
    if let command {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      ck_spawn_in_folder(&actions, command.folder)
      for number in Self.defaults { sigaddset(&signals, number) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var environment =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + environment { free(text) } }
    var id: pid_t = 0
    let code = Temporaries.startWorker(leadsGroup: command != nil) {
      () -> (code: Int32, worker: pid_t) in
      (posix_spawnp(&id, program, &actions, &attributes, &words, &environment), id)
    }
    guard code == 0 else { throw WorkerProcessError(code: code) }
    return id
  }
}
