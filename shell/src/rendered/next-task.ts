/** Resolves in the next task, so that input events are handled between two steps of the start. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
