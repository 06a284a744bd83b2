import { ACTS } from '@psp/contracts/words/audit';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { SealedAudit } from '../../migrations/0137-sealed-audit.ts';
import { SearchedAudit } from '../../migrations/0138-searched-audit.ts';
import { Audit } from './audit.entity.ts';

export const audit: Capability = {
  name: 'audit',
  words: { ACTS },
  entities: [Audit],
  migrations: { '0137-sealed-audit': SealedAudit, '0138-searched-audit': SearchedAudit },
  personalData: {
    exports: {
      operatiuni: {
        about: 'operațiunile făcute de dumneavoastră în portal',
        column: 'audit.account_id',
        rows: (id, isMine) => sql`
          select at, action, entity, entity_id, from_state, to_state, reason, outcome, details from audit
          where account_id = ${id}
            and (organisation_id is null or entity = 'session' or entity_id = ${id} or ${isMine('organisation_id')}) order by id`,
      },
    },
    stays: ['audit.account_id'],
    actsElsewhere: (id) => [
      sql`select organisation_id, entity, entity_id::text, action, at from audit
        where account_id = ${id} and organisation_id is not null and entity <> 'session' and entity_id is distinct from ${id}`,
    ],
  },
};
