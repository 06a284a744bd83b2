/** The error that pg-boss tells of: of a failed fetch or job it tells a plain object with what the error had, and its queue. */
export const queueError = (told: Error): Error => {
  if (told instanceof Error) return told;
  const { message } = told as Error;
  return Object.assign(new Error(message), told);
};
