import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/discount-codes';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { DiscountCodes } from '../../migrations/0104-discount-codes.ts';
import { DiscountAcceptance, DiscountCode, DiscountUse } from './code.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const limits = {
  /** Codes that are not valid. */
  'discount-guess:account': { times: 10, minutes: 60 },
  'discount-guess:organisation': { times: 30, minutes: 24 * 60 },
  /** Refusals that name their cause. */
  'discount-named:account': { times: 5, minutes: 60 },
  'discount-use:account': { times: 60, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const discountCodes: Capability = {
  name: 'discount-codes',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  limits,
  entities: [DiscountCode, DiscountUse, DiscountAcceptance],
  migrations: { '0104-discount-codes': DiscountCodes },
  notifications: NOTIFICATIONS,
  constraints: {
    discount_use_once: 'discount.recorded_already',
    discount_code_active: 'version.stale',
    discount_acceptance_once: 'version.stale',
  },
  // The owner of a code sees its uses, and both it and the association what becomes of it.
  live: sql`select c.event, 'discount-code:' || k.id, k.organisation_id, null::text
      from changed c join discount_code k on k.id = c.id where c.entity = 'discount-code'
    union all select c.event, 'discount-use:' || u.id, k.organisation_id, null
      from changed c join discount_use u on u.id = c.id join discount_code k on k.id = u.code_id where c.entity = 'discount-use'
    union all select c.event, c.entity || ':' || c.id, null, 'admin'
      from changed c where c.entity in ('discount-code', 'discount-use')`,
  personalData: {
    exports: {
      'folosiri-notate': {
        about: 'folosirile codurilor de reducere pe care le-ați notat',
        column: 'discount_use.account_id',
        rows: (id, isMine) => sql`select c.code, u.note, u.status, u.created_at from discount_use u
          join discount_code c on c.id = u.code_id where u.account_id = ${id} and ${isMine('u.organisation_id')} order by u.id`,
      },
      'coduri-de-reducere': {
        about: 'codurile de reducere cerute pentru firma dvs.',
        column: 'discount_code.created_by',
        rows: (id, isMine) => sql`select code, year, status, created_at from discount_code
          where created_by = ${id} and ${isMine('organisation_id')} order by id`,
      },
    },
    leftOut: {
      'discount_code.ended_by': OFFICE_WORK,
      'discount_use.withdrawn_by': 'that the person withdrew a use, and when, is in the list of acts',
      'discount_acceptance.account_id': 'the text of the firm; who wrote it last, and when, is in the list of acts',
    },
    stays: [
      'discount_code.created_by',
      'discount_code.ended_by',
      'discount_use.account_id',
      'discount_use.withdrawn_by',
      'discount_acceptance.account_id',
    ],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'discount-use', id::text, 'record', created_at from discount_use where account_id = ${id}`,
      sql`select organisation_id, 'discount-code', id::text, 'make', created_at from discount_code where created_by = ${id}`,
    ],
  },
};
