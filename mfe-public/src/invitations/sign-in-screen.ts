import type { Kind } from '@psp/contracts/common';

/** Path of the sign-in form for a kind of organisation. */
export const signInScreen = (kind: Kind): string => (kind === 'admin' ? '/admin-login' : `/login?tip=${kind}`);
