import { CAPABILITIES } from '../../capabilities.ts';
import type { Write } from '../../write.ts';

/**
 * Removes an e-mail address that no account uses any more, in the caller's transaction. `settled` keeps rows that the present reader
 * of the address may still answer, or that may still be sent; `all` is for the erasure of a user.
 */
export const forgetAddress = async (
  write: Write<unknown>,
  email: string,
  what: 'settled' | 'all' = 'settled',
): Promise<void> => {
  for (const { personalData } of CAPABILITIES) await personalData?.forgetAddress?.(write, email, what);
};
