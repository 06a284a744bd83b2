/** A pause between two steps of the start, in which the page answers to whoever scrolls or types already. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
