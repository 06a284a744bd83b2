import type { SectionKey, SectionView, SiteContent } from '@psp/contracts/site-content';
import { sql } from 'kysely';
import { hashSecret } from '../../operating/secrets.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import { readFigures } from './figures.ts';

/** Reads the content of all sections; the secret of a preview replaces one of them. Throws `not_found` for an expired preview. */
export const readSiteContent = async (db: Db, preview?: string): Promise<SiteContent> => {
  const previewed = preview ? found(await readPreview(db, preview)) : {};
  const row = await oneRow(
    db,
    sql<{ content: SiteContent }>`select json_object_agg(key, content) as content from site_section`,
  );
  return { ...found(row).content, ...previewed };
};

const readPreview = async (db: Db, token: string): Promise<Partial<SiteContent> | null> => {
  const row = await oneRow(
    db,
    sql<{ tried: Partial<SiteContent> }>`select json_build_object(section, content) as tried from site_preview
      where token_hash = ${hashSecret(token)} and expires_at > now()`,
  );
  return row?.tried ?? null;
};

/** Lists the sections with the time and author of their last change, as JSON text (`sectionList`). */
export const listSections = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', json_agg(json_build_object('key', s.key, 'version', s.version,
      'savedAt', s.saved_at, 'savedBy', a.display_name) order by s.id))::text as json
      from site_section s left join account a on a.id = s.saved_by`,
  );

/** Reads a section for editing, with all its versions and the computed figures. */
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
