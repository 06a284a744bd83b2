import { BEAT, BEAT_EVERY_MS } from './liveness.ts';

/** Preloaded into every child process: ends it when its parent is gone, even by SIGKILL. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel must not keep a finished process alive.
process.channel?.unref();
/* Tells the parent that the event loop runs. */
setInterval(() => {
  if (process.connected) process.send?.(BEAT, undefined, undefined, () => undefined);
}, BEAT_EVERY_MS).unref();
