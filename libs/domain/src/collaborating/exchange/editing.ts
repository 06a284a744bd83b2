import type { ExchangeEditing } from '@psp/contracts/exchange';
import { missingInExchange } from '@psp/contracts/exchange-complete';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { attachedFiles } from '../../operating/attachments/queries.ts';
import { picturesOf } from '../../operating/images/queries.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import { type ExchangeFacts, exchangeActions } from './exchange-project.entity.ts';

type Stored = Omit<ExchangeEditing, 'missing' | 'actions' | 'projectId'> & { facts: ExchangeFacts };

/* A contact who left the authority is null, so that the next save is accepted. */
const CONTENT = sql`x.content || jsonb_build_object(
  'contactId', (select m.account_id from membership m where m.account_id = x.contact_id and m.organisation_id = x.organisation_id),
  'files', (select coalesce(json_agg(json_build_object('fileId', a.file_id, 'isCopied', a.is_copied) order by a.id), '[]')
    from attachment a where a.exchange_id = x.id),
  'pictures', (select coalesce(json_agg(json_build_object('id', i.id, 'alt', i.alt) order by i.position), '[]')
    from unnest(x.image_ids, x.image_alts) with ordinality i (id, alt, position)))`;

/** Reads a project of the actor's authority for its editor; null for any other. */
export const readEditing = async (db: Db, actor: Actor, id: string, now: Date): Promise<ExchangeEditing | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object('id', x.id, 'number', x.number, 'version', x.version, 'status', x.status,
      'content', ${CONTENT}, 'files', ${attachedFiles(sql`a.exchange_id = x.id`)},
      'pictures', ${picturesOf(sql`x.image_ids`, sql`x.image_alts`)},
      'members', (select json_agg(json_build_object('id', a.id, 'name', a.display_name) order by a.display_name collate "ro-x-icu", a.id)
        from membership m join account a on a.id = m.account_id where m.organisation_id = x.organisation_id),
      'facts', json_build_object('status', x.status, 'stage', x.stage, 'organisationId', x.organisation_id,
        'projectId', x.project_id, 'partnerState', x.partner_state, 'seeksPartners', x.seeks_partners, 'groupRequestId', x.group_request_id)) as json
    from exchange_project x where x.id = ${id} and x.organisation_id = ${actor.organisationId}`,
  );
  if (!row) return null;
  const { facts, ...editing } = row.json;
  const missing = missingInExchange(editing.content, romanianDay(now));
  return { ...editing, projectId: facts.projectId ?? null, missing, actions: exchangeActions(facts, actor, now) };
};

/**
 * Reads the published versions of a project of the actor's authority, newest first, as JSON text (`exchangeVersions`); null for any
 * other.
 */
export const readVersions = (db: Db, actor: Actor, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select (select coalesce(json_agg(json_build_object('revision', v.revision, 'at', v.created_at,
      'by', a.display_name, 'content', v.content, 'files', coalesce(v.files, '[]')) order by v.revision desc), '[]')
      from exchange_version v join account a on a.id = v.created_by where v.exchange_id = x.id)::text as json
    from exchange_project x where x.id = ${id} and x.organisation_id = ${actor.organisationId}`,
  );
