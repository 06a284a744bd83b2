import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/people';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { People } from '../../migrations/0105-people.ts';
import { PersonListing } from './listing.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const limits = {
  // Others see each change at once.
  'person-listing:account': { times: 30, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const people: Capability = {
  name: 'people',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  limits,
  entities: [PersonListing],
  migrations: { '0105-people': People },
  // Two first saves at once.
  constraints: { person_listing_pkey: 'version.stale' },
  notifications: NOTIFICATIONS,
  // The id of a listing is that of the membership, so that its open page learns when the person leaves.
  live: sql`select c.event, 'person-listing:' || c.id, side.id, side.kind from changed c, lateral (
    select m.organisation_id as id, null::text as kind from membership m where m.id = c.id and c.entity = 'person-listing'
    union all select null::uuid, kind from (values ('admin'), ('uat'), ('firma')) reader (kind)
      where c.action = 'membership.remove' or (c.entity = 'person-listing' and (c."from" = 'listed'
        or exists (select from person_listing l where l.id = c.id and l.is_listed and l.hidden_at is null)))) side`,
  personalData: {
    exports: {
      'aparitii-in-director': {
        about: 'ce arătați despre dumneavoastră în directorul de persoane',
        rows: (
          id,
        ) => sql`select o.name as organisation, l.is_listed, l.shows, l.position, l.domains, l.competences, l.about, l.phone,
            l.hidden_at, l.hidden_reason, l.created_at, l.updated_at
          from person_listing l join membership m on m.id = l.id join organisation o on o.id = m.organisation_id
          where m.account_id = ${id} order by l.id`,
      },
    },
  },
};
