import { createContext } from 'react';

/** Asks the portal whether a newer release of the area in sight is live than the one that runs. */
export const NewerRelease = createContext<() => Promise<boolean>>(async () => false);
