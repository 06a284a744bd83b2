import { CAPABILITIES } from '../../capabilities.ts';
import type { Write } from '../../write.ts';
import { forgetAddress } from './forget-address.ts';

/** Removes what the portal keeps of a person besides the account's own row and the append-only audit. */
export const eraseTraces = async (write: Write<unknown>, person: { id: string; email: string }): Promise<void> => {
  await forgetAddress(write, person.email, 'all');
  for (const { personalData } of CAPABILITIES) await personalData?.erase?.(write, person);
};
