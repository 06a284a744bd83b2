import type { WorkConfirmation } from '@psp/contracts/work-confirmations';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { hashSecret } from '../../operating/secrets.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { confirmationActions } from './work-confirmation.entity.ts';

/** SQL condition: `key` is the id of the request `w` to the actor's authority, or the secret of its link. */
export const hasKey = (key: string, { organisationId }: Actor): Sql =>
  sql`(w.token_hash = ${hashSecret(key)} or (w.id::text = ${key} and w.authority_id = ${organisationId}))`;

type Stored = Omit<WorkConfirmation, 'actions'>;

/* Expired as soon as its time has passed, also before the job has updated the row. */
const status = sql`case when w.status = 'open' and w.expires_at <= now() then 'expired' else w.status end`;

/** Reads a request to confirm a work, for an authority. Throws `not_found` for a request to another authority. */
export const readConfirmation = async (db: Db, actor: Actor, key: string, now: Date): Promise<WorkConfirmation> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object('id', w.id, 'status', ${status}, 'expiresAt', w.expires_at, 'reason', w.reason,
      'decidedBy', case when w.decided_at is not null then u.name end,
      'firm', json_build_object('id', f.id, 'name', f.name),
      'work', json_build_object('version', x.version, 'name', x.name, 'beneficiary', x.beneficiary, 'year', x.year,
        'budget', x.budget, 'description', x.description)) as json
    from work_confirmation w join portfolio_item x on x.id = w.work_id
      join organisation f on f.id = x.organisation_id and f.status = 'approved'
      left join organisation u on u.id = w.authority_id
    where ${hasKey(key, actor)}`,
  );
  const { json } = found(row);
  const facts = { status: json.status, expiresAt: new Date(json.expiresAt) };
  return { ...json, actions: confirmationActions(facts, actor, now) };
};

/** The last request to confirm the work `x` that was not revoked, as JSON (`confirmationState`), or null. */
export const lastConfirmation = sql`(select json_build_object('status', ${status}, 'authority', u.name,
    'expiresAt', w.expires_at, 'reason', w.reason)
  from work_confirmation w left join organisation u on u.id = w.authority_id
  where w.work_id = x.id and w.status <> 'revoked' order by w.id desc limit 1)`;
