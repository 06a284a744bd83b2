import type { SectionKey, SectionView, SiteContent } from '@psp/contracts/site-content';
import { sql } from 'kysely';
import { hashSecret } from '../../operating/secrets.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import { readFigures } from './figures.ts';

/** The text of every section; with the secret of a preview, the section that is tried out in its place. Throws `not_found`. */
export const readSiteContent = async (db: Db, preview?: string): Promise<SiteContent> => {
  const tried = preview ? found(await readPreview(db, preview)) : {};
  const row = await oneRow(
    db,
    sql<{ content: SiteContent }>`select json_object_agg(key, content) as content from site_section`,
  );
  return { ...found(row).content, ...tried };
};

const readPreview = async (db: Db, token: string): Promise<Partial<SiteContent> | null> => {
  const row = await oneRow(
    db,
    sql<{ tried: Partial<SiteContent> }>`select json_build_object(section, content) as tried from site_preview
      where token_hash = ${hashSecret(token)} and expires_at > now()`,
  );
  return row?.tried ?? null;
};

/** The sections with when and by whom each was last changed, as JSON text (`sectionList`). */
export const listSections = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', json_agg(json_build_object('key', s.key, 'version', s.version,
      'savedAt', s.saved_at, 'savedBy', a.display_name) order by s.id))::text as json
      from site_section s left join account a on a.id = s.saved_by`,
  );

/** A section with all its versions, as the association edits it, and what the portal counts. */
export const readSection = async (db: Db, key: SectionKey): Promise<SectionView> => {
  const row = await oneRow(
    db,
    sql<{
      section: Omit<SectionView, 'computed'>;
    }>`select json_build_object('id', s.id, 'key', s.key, 'version', s.version,
      'content', s.content, 'versions', (select json_agg(json_build_object('number', v.number, 'content', v.content,
        'savedAt', v.saved_at, 'savedBy', a.display_name) order by v.number desc)
        from site_section_version v left join account a on a.id = v.saved_by where v.section_id = s.id)) as section
      from site_section s where s.key = ${key}`,
  );
  return { ...found(row).section, computed: await readFigures(db) };
};
