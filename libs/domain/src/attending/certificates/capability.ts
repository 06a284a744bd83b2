import { ACTS, LIVE_TOPICS } from '@psp/contracts/words/certificates';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';

const limits = {
  /** Names typed to check the holder of a certificate. */
  'certificate-holder:code': { times: 10, minutes: 60 },
  'certificate-holder:address': { times: 30, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/** Certificates of events and trainings, verified by their code. */
export const certificates: Capability = {
  name: 'certificates',
  words: { ACTS, LIVE_TOPICS },
  limits,
  constraints: { seat_certificate_once: 'version.stale' },
  live: sql`select c.event, 'certificate:' || k.id, k.organisation_id, null::text
    from changed c join seat_certificate k on k.id = c.id where c.entity = 'certificate' and k.organisation_id is not null`,
  personalData: {
    exports: {
      certificate: {
        about: 'certificatele dvs. de participare și de absolvire',
        column: 'seat_certificate.account_id',
        rows: (id) => sql`select kind, holder_name, title, provider, starts_on, ends_on, hours, code, issued_at
          from seat_certificate where account_id = ${id} order by id`,
      },
    },
    leftOut: { 'seat_certificate.issued_by': OFFICE_WORK },
    stays: ['seat_certificate.account_id', 'seat_certificate.issued_by'],
    erase: ({ db }, { id }) => db.run(sql`update seat_certificate set holder_name = '' where account_id = ${id}`),
  },
};
