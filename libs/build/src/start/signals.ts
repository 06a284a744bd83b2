/** Resolves when the command is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the end of the process that ran it. */
export function untilAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (process.channel) process.once('disconnect', () => resolve());
  });
}
