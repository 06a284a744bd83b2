import { CAPABILITIES } from '../../capabilities.ts';
import type { Write } from '../../write.ts';

/**
 * Removes an e-mail address that is nobody's any more, in the caller's transaction. `settled` leaves what may still be answered
 * or sent, by whoever reads that address now; `all` is for a person who is erased.
 */
export const forgetAddress = async (
  write: Write<unknown>,
  email: string,
  what: 'settled' | 'all' = 'settled',
): Promise<void> => {
  for (const { personalData } of CAPABILITIES) await personalData?.forgetAddress?.(write, email, what);
};
