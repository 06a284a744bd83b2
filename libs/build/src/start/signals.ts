/** Resolves when the command should end: on Ctrl-C, SIGTERM, a closed terminal, or the end of the parent process. */
export function untilAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (process.channel) process.once('disconnect', () => resolve());
  });
}
