import { BEAT, BEAT_EVERY_MS } from './liveness.ts';

/** Preloaded into every child: when the process that started it is gone, even by SIGKILL, the child ends itself. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel must not be what keeps a process alive that has nothing left to do.
process.channel?.unref();
/* Tells the process that started it that the event loop runs. */
setInterval(() => {
  if (process.connected) process.send?.(BEAT, undefined, undefined, () => undefined);
}, BEAT_EVERY_MS).unref();
