import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/benefits';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Benefits } from '../../migrations/0103-benefits.ts';
import { BenefitClaim } from './claim.entity.ts';
import { moveLatePages, printPages } from './handle-claim.ts';
import { countWaiting, waitingClaims } from './handled-queries.ts';
import { NOTIFICATIONS } from './notifications.ts';

const limits = {
  'benefit-claim:organisation': { times: 30, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const benefits: Capability = {
  name: 'benefits',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  limits,
  entities: [BenefitClaim],
  migrations: { '0103-benefits': Benefits },
  constraints: { benefit_claim_once: 'benefit.claimed' },
  notifications: NOTIFICATIONS,
  time: { moveLatePages, printPages },
  live: sql`select c.event, 'benefit-claim:' || b.id, side.organisation_id, side.kind
    from changed c join benefit_claim b on b.id = c.id,
    lateral (values (b.organisation_id, null), (null, 'admin')) side (organisation_id, kind) where c.entity = 'benefit-claim'`,
  counts: { admin: () => ({ benefits: countWaiting }) },
  waiting: { benefits: () => waitingClaims },
  personalData: {
    exports: {
      'beneficii-cerute': {
        about: 'beneficiile cerute pentru firmă: exemplare ale revistei și pagini de reclamă',
        column: 'benefit_claim.account_id',
        rows: (id, isMine) => sql`
          select c.kind, m.year, m.number as issue, c.status, c.address, c.attention, c.awb, c.created_at
          from benefit_claim c join magazine_issue m on m.id = c.issue_id
          where c.account_id = ${id} and ${isMine('c.organisation_id')} order by c.id`,
      },
      'locuri-gratuite': {
        about: 'locurile gratuite ale firmei pe care le-ați folosit',
        column: 'benefit_seat.account_id',
        rows: (id, isMine) => sql`select s.title, s.used_at, s.given_back_at from benefit_seat s
          where s.account_id = ${id} and ${isMine('s.organisation_id')} order by s.used_at`,
      },
    },
    leftOut: { 'benefit_allowance.saved_by': OFFICE_WORK },
    stays: ['benefit_claim.account_id', 'benefit_seat.account_id', 'benefit_allowance.saved_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'benefit-claim', id::text, 'request', created_at from benefit_claim where account_id = ${id}`,
      sql`select organisation_id, 'benefit-seat', id::text, 'use', used_at from benefit_seat where account_id = ${id}`,
    ],
  },
};
