import type { EntityManager } from '@mikro-orm/postgresql';
import { CAPABILITIES } from '../../capabilities.ts';
import { forgetAddress } from './forget-address.ts';

/** Removes what the portal keeps of a person besides the account's own row and the append-only audit. */
export async function eraseTraces(em: EntityManager, person: { id: string; email: string }): Promise<void> {
  await forgetAddress(em, person.email, 'all');
  for (const { personalData } of CAPABILITIES) await personalData?.erase?.(em, person);
}
