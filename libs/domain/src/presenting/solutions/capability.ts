import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/solutions';
import { SEARCH_GROUPS } from '@psp/contracts/words/search/solutions';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { CompleteSolutions } from '../../migrations/0058-complete-solutions.ts';
import { FiguresOfSolutions } from '../../migrations/0059-figures-of-solutions.ts';
import { WordsAndDomains } from '../../migrations/0077-words-and-domains.ts';
import { reportedSolutions } from './flagged.ts';
import { listed } from './listed.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Solution } from './solution.entity.ts';
import { remindOfSolutions, tellOfEndedSolutions } from './validity.ts';

export const solutions: Capability = {
  name: 'solutions',
  words: { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS, SEARCH_GROUPS },
  entities: [Solution],
  migrations: {
    '0058-complete-solutions': CompleteSolutions,
    '0059-figures-of-solutions': FiguresOfSolutions,
    '0077-words-and-domains': WordsAndDomains,
  },
  constraints: { solution_cpv_code_fkey: 'solution.cpv_unknown' },
  time: { remindOfSolutions, tellOfEndedSolutions },
  notifications: NOTIFICATIONS,
  waiting: { flaggedSolutions: () => reportedSolutions },
  pictures: ['solution.image_ids'],
  showsPicture: sql`exists (select from solution s join organisation f on f.id = s.organisation_id
    where s.image_ids @> array[i.id] and ${listed})`,
  live: sql`select c.event, 'solution:' || s.id, s.organisation_id, null from changed c join solution s on s.id = c.id
    where c.entity = 'solution'`,
  publicAddresses: sql`select '/marketplace/' as folder, s.id, s.updated_at from solution s
    join organisation f on f.id = s.organisation_id where ${listed}`,
  personalData: {
    exports: {
      solutii: {
        about: 'soluțiile scrise de dumneavoastră în marketplace',
        column: 'solution.created_by',
        rows: (id, isMine) => sql`
          select title, description, domain_slug, price_min, price_max, currency, unit, features,
          valid_until, cpv_code, county_codes, status, withdrawn_reason, published_at, created_at from solution
          where created_by = ${id} and ${isMine('organisation_id')} order by id`,
      },
    },
    stays: ['solution.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'solution', id::text, 'create', created_at from solution where created_by = ${id}`,
    ],
  },
};
