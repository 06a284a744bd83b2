import { randomInt } from 'node:crypto';
import { DISCOUNT_ALPHABET, DISCOUNT_PERCENT, DISCOUNT_RANDOM } from '@psp/contracts/discount-codes';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { type Acted, act, ownOrModerated, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { DiscountCode } from './code.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** The year of a moment in Romania, for which its codes are valid. */
export const yearOf = (now: Date): number => Number(romanianDay(now).slice(0, 4));

const LEGAL_FORM = /(^|[\s,])(S\.?C\.?|S\.?R\.?L\.?(-D)?|S\.?A\.?|S\.?N\.?C\.?|P\.?F\.?A\.?|I\.?I\.?)(?=[\s,]|$)/g;
const INITIALS_MAX = 3;

/** Two or three letters for a firm: the initials of its name, or the first two letters of a name of one word. */
export function initialsOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(LEGAL_FORM, ' ');
  const words = plain.split(/[^A-Z]+/).filter(Boolean);
  const letters = words.length > 1 ? words.map(([first]) => first).join('') : (words[0] ?? '').slice(0, 2);
  return letters.slice(0, INITIALS_MAX).padEnd(2, 'P');
}

const randomPart = (): string =>
  Array.from({ length: DISCOUNT_RANDOM }, () => DISCOUNT_ALPHABET[randomInt(DISCOUNT_ALPHABET.length)]).join('');

const codes: Acted<DiscountCode> = { entity: 'discount-code', type: DiscountCode, where: ownOrModerated };

/* Serialises the codes of a firm, so that two colleagues who ask at once get the same one. */
const lockFirm = async ({ db, actor }: Write<Actor>): Promise<void> => {
  await db.run(sql`select from organisation where id = ${actor.organisationId} for no key update`);
};

const makeNew = async (write: Write<Actor>): Promise<void> => {
  const { actor, db, now } = write;
  let code: string;
  do code = `PSP${DISCOUNT_PERCENT}-${initialsOf(actor.organisationName)}-${randomPart()}`;
  while (await oneRow(db, sql`select 1 from discount_code where code = ${code}`));
  const made = DiscountCode.make(actor, code, yearOf(now));
  write.em.persist(made);
  record(write, { entity: 'discount-code', id: made.id }, { action: 'make', from: null, to: 'active' });
  await flush(write);
};

/** Makes the code of the year for the actor's firm, unless it has one. */
export const makeDiscountCode = async (write: Write<Actor>): Promise<void> => {
  const { actor, db, now } = write;
  await lockFirm(write);
  const known = await oneRow(
    db,
    sql`select 1 from discount_code
      where organisation_id = ${actor.organisationId} and year = ${yearOf(now)} and status = 'active'`,
  );
  if (!known) await makeNew(write);
};

/** Replaces a code that others have learned; the old one ends at once. Throws `version.stale`. */
export const replaceDiscountCode = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await lockFirm(write);
  await act(write, codes, input, (code) => code.replace(write.actor, write.now));
  await flush(write);
  await makeNew(write);
};

/** Ends a code for a reason that its firm reads. Throws `version.stale`. */
export const endDiscountCode = async (
  write: Write<Actor>,
  { reason, ...input }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const code = await act(write, codes, input, (one) => one.end(actor, reason, now), { reason });
  notify(write, [code.organisationId], NOTIFICATIONS.ended(code, reason));
};
