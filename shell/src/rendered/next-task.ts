/** Resolves in the next task: a pause for input events between two steps of the start. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
