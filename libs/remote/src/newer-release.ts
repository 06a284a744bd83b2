import { createContext } from 'react';

/** Provides a function that resolves to true when a newer release of the current area is live. */
export const NewerRelease = createContext<() => Promise<boolean>>(async () => false);
