/** Converts what pg-boss emits into an error: for a failed fetch or job it emits a plain object with the error's fields and queue. */
export const queueError = (emitted: Error): Error => {
  if (emitted instanceof Error) return emitted;
  const { message } = emitted as Error;
  return Object.assign(new Error(message), emitted);
};
