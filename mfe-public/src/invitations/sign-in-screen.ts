import type { Kind } from '@psp/contracts/common';

/** Where the people of this kind of organisation sign in; members and partners find the form of theirs. */
export const signInScreen = (kind: Kind): string => (kind === 'admin' ? '/admin-login' : `/login?tip=${kind}`);
