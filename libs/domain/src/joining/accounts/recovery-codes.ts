import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { hashSecret } from '../../operating/secrets.ts';

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
export const renewRecoveryCodes = async (db: Db, accountId: string): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  await forgetRecoveryCodes(db, accountId);
  const hashes = [...codes].map((code) => hashOf(accountId, code));
  await db.run(sql`insert into recovery_code (account_id, code_hash)
    select ${accountId}::uuid, hash from unnest(${hashes}::text[]) hash`);
  return [...codes];
};

export const forgetRecoveryCodes = async (db: Db, accountId: string): Promise<void> => {
  await db.run(sql`delete from recovery_code where account_id = ${accountId}`);
};

/** Uses one of the account's recovery codes up, however it is spelled; false when it is not one, or has been used. */
export const takeRecoveryCode = async (db: Db, accountId: string, code: string): Promise<boolean> => {
  const taken = sql`update recovery_code set used_at = now()
    where account_id = ${accountId} and code_hash = ${hashOf(accountId, code)} and used_at is null returning code_hash`;
  return (await oneRow(db, taken)) !== null;
};
