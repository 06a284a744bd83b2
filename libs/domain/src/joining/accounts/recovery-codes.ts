import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hashSecret } from './secrets.ts';

const COUNT = 10;
const LENGTH = 8;
/** No letter or digit that is read as another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const hashOf = (accountId: string, code: string): string =>
  hashSecret(`${accountId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

const newCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
};

/** Gives an account ten new recovery codes instead of all it had, and returns them; the database keeps their hashes. */
export async function renewRecoveryCodes(em: EntityManager, accountId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  await forgetRecoveryCodes(em, accountId);
  const hashes = [...codes].map((code) => hashOf(accountId, code));
  await sql`insert into recovery_code (account_id, code_hash)
    select ${accountId}::uuid, hash from unnest(${hashes}::text[]) hash`.execute(em.getKysely());
  return [...codes];
}

export const forgetRecoveryCodes = async (em: EntityManager, accountId: string): Promise<void> => {
  await em.execute('delete from recovery_code where account_id = ?', [accountId]);
};

/** Uses one of the account's recovery codes up, however it is spelled; false when it is not one, or has been used. */
export async function takeRecoveryCode(em: EntityManager, accountId: string, code: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update recovery_code set used_at = now() where account_id = ? and code_hash = ? and used_at is null returning code_hash`,
    [accountId, hashOf(accountId, code)],
  );
  return rows.length > 0;
}
