import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { TemplateView } from '@psp/contracts/templates';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import { isReadableBy } from '../passages/readable.ts';
import type { Template } from '../extraction/read-template.ts';
import { type TemplateValues, templateValues } from './values.ts';

/** A file of a document, and the request whose data fills it. */
export interface TemplateFile {
  id: string;
  fileId: string;
  requestId?: string | undefined;
  signerId?: string | undefined;
}
interface Row extends StoredFile, Pick<TemplateView, 'requests' | 'signers'> {
  textState: string;
  template: Template | null;
}
const REQUESTS_MAX = 200;
const SUITED_MAX = 4;

/* Reads a file of a document that the actor reads, with the requests and colleagues that can fill it. Throws `not_found`. */
const readFile = async (db: Db, actor: Actor, { id, fileId, requestId }: TemplateFile): Promise<Row> =>
  found(
    await oneRow(
      db,
      sql<Row>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey", l.text_state as "textState",
          g.template, (select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'title', r.title)), '[]')
            from (select id, number, title from service_request where organisation_id = ${actor.organisationId}
              order by id = ${requestId ?? null}::uuid desc nulls last, id desc limit ${REQUESTS_MAX}) r) as requests,
          (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name)
              order by a.display_name collate "ro-x-icu", a.id), '[]')
            from membership m join account a on a.id = m.account_id
            where m.organisation_id = ${actor.organisationId} and a.status = 'active') as signers
        from library_file l join library_document d on d.id = l.document_id join stored_file f on f.id = l.file_id
          left join library_reading g on g.file_id = l.file_id
        where l.document_id = ${id} and l.file_id = ${fileId} and ${isReadableBy(actor)}`,
    ),
  );

const valueOf = (values: TemplateValues, name: string): string | null =>
  Object.entries(values).find(([known]) => known === name)?.[1] ?? null;

/** Reads how a file of a document is filled for the actor. Throws `not_found` for a file or request that is not theirs to read. */
export const readTemplateView = async (db: Db, actor: Actor, which: TemplateFile, now: Date): Promise<TemplateView> => {
  const { template, textState, requests, signers } = await readFile(db, actor, which);
  const values = await templateValues(db, actor, which, now);
  const { fields = [], problems = [], blocks = [], isCut = false } = template ?? {};
  return {
    organisation: actor.organisationName,
    state: template ? 'ready' : textState === 'waiting' ? 'waiting' : 'none',
    fields: fields.map((field) => ({ ...field, value: valueOf(values, field.name) })),
    ...{ problems, blocks, isCut, requests, signers },
  };
};

/** Reads a template file and its values. Throws `not_found` like `readTemplateView`, and `template.broken`. */
export const readFilling = async (
  db: Db,
  actor: Actor,
  which: TemplateFile,
  now: Date,
): Promise<{ file: StoredFile; values: TemplateValues }> => {
  const { template, name, contentType, storageKey } = await readFile(db, actor, which);
  if (!template) throw new DomainError('not_found');
  if (template.problems.length > 0) throw new DomainError('template.broken');
  return {
    file: { name, contentType, storageKey },
    values: await templateValues(db, actor, which, now),
  };
};

/** Lists templates for a request of the domain, and then those for any purchase, as JSON text (`suitedTemplates`). */
export const listSuited = (db: Db, actor: Actor, category: DomainSlug): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(json_build_object('id', d.id, 'title', d.title,
        'description', d.description)), '[]'))::text as json
      from (select d.id, d.title, d.description from library_document d
        where d.type = 'template' and d.category in (knowledge_category(${category}), kept_knowledge_category('achizitii-publice')) and ${isReadableBy(actor)}
        order by d.category = knowledge_category(${category}) desc nulls last, d.downloads desc, d.id desc limit ${SUITED_MAX}) d`,
  );
