/** Preloaded into every child: when the process that started it is gone, even by SIGKILL, the child ends itself. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel must not be what keeps a process alive that has nothing left to do.
process.channel?.unref();
