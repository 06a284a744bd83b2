import { makeDiscountCode } from '@psp/domain/publishing/discount-codes/make-code';
import { recordUse, setAcceptance } from '@psp/domain/publishing/discount-codes/record-use';
import { oneRow } from '@psp/domain/sql';
import { sql } from 'kysely';
import { daysBefore, HOUR } from './clock.ts';
import { CIVIS } from './content/firm-source.ts';
import { ACCEPTED, USES } from './content/discount-codes.ts';
import { type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

const ACCEPTED_DAYS_AGO = 58;

/** Plans the partners that give the discount, and the uses of a code. */
export const discountSteps = ({ firms, now }: World): Step[] => {
  const owner = firms.find(({ name }) => name === CIVIS);
  const partners = firms.filter(
    (firm) => firm !== owner && firm.decidedAt && firm.decidedAt < daysBefore(now, ACCEPTED_DAYS_AGO),
  );
  if (!owner) throw new RangeError(`there is no firm ${CIVIS}`);
  const giving = ACCEPTED.flatMap((appliesTo, place) => {
    const partner = partners[place];
    if (!partner) return [];
    const at = daysBefore(now, ACCEPTED_DAYS_AGO - place);
    return [stepOf(partner, at, (write) => setAcceptance(write, { version: null, isOn: true, appliesTo }))];
  });
  return [
    ...giving,
    ...USES.flatMap((use, place) => useSteps(owner, partners[place], daysBefore(now, use.daysAgo), use.note)),
  ];
};

/* The owner asks for a code, which it has unless the year has changed; the partner records its use an hour later. */
const useSteps = (owner: Party, partner: Party | undefined, at: Date, note: string): Step[] => {
  if (!partner) return [];
  let code = '';
  const ask = stepOf(owner, new Date(at.getTime() - HOUR), async (write) => {
    await makeDiscountCode(write);
    const made = await oneRow(
      write.db,
      sql<{ code: string }>`select code from discount_code where organisation_id = ${owner.id} and status = 'active'
        order by year desc limit 1`,
    );
    code = made?.code ?? '';
  });
  return [ask, stepOf(partner, at, (write) => recordUse(write, { code, note }))];
};
