import type { SettingChangeList, SettingChangeQuery, SettingGroup } from '@psp/contracts/setting-changes';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { firstOf, foundPageText } from '../../searched.ts';
import { allOf, type Sql } from '../../sql.ts';
import { detailsInWords } from './details.ts';
import { objectPage } from './objects.ts';
import { AUDIT_JOINS, AUDIT_ORDER } from './queries.ts';

/* Names of the settings that are kept whole, by group; other groups are audited entities, as article categories were before. */
const NAMES: Readonly<Partial<Record<SettingGroup, string>>> = {
  'working-time': 'working-time',
  reasons: 'reasons',
  limits: 'limits',
  'payment-account': 'payment-account',
  'mail-texts': 'mail-text:%',
  'consent-texts': 'consent-text:%',
  taxonomies: 'taxonomy:%',
  'article-category': 'article-categories',
  'frequent-questions': 'frequent-questions',
};

const ENTITIES = ['threshold', 'package-price', 'starting-text', 'article-category', 'site-section', 'legal-version'];
const SAVING = ['setting.save', 'setting.restore', 'setting.move'];
/* Acts that change nothing that others see. */
const LEFT_OUT = ['site-section.preview', 'legal-version.edit', 'legal-version.discard'];

/* The version that an act of the audit has made. */
const isOfAct = sql`v.saved_at = a.at and v.version = (a.details ->> 'version')::int`;

const inGroup = (group: SettingGroup): Sql => {
  const name = NAMES[group];
  if (name === undefined) return sql`a.entity = ${group}`;
  return sql`(a.entity = ${group} or (a.action = any (${SAVING}::text[])
    and exists (select from setting_version v where ${isOfAct} and v.setting like ${name})))`;
};

const anyGroup = sql`(a.action = any (${SAVING}::text[]) or a.entity = any (${ENTITIES}::text[]))`;

const version = sql`(select json_build_object('setting', v.setting, 'label', a.details ->> 'setting', 'number', v.version,
    'present', (select max(l.version) from setting_version l where l.setting = v.setting),
    'before', (select b.value from setting_version b where b.setting = v.setting and b.version = v.version - 1),
    'after', v.value)
  from setting_version v where ${isOfAct} and a.action = any (${SAVING}::text[]) limit 1)`;

const item = sql`json_build_object('id', a.id, 'at', a.at,
  'person', case when who.id is not null then json_build_object('id', who.id, 'name', coalesce(nullif(who.display_name, ''), who.email::text)) end,
  'action', a.action, 'entity', a.entity,
  'object', case when a.entity_id is not null then (select json_build_object('title', o.page ->> 'title', 'href', o.page ->> 'href')
    from (select ${objectPage} as page) o) end,
  'details', a.details, 'version', ${version})`;

type Stored = Omit<SettingChangeList, 'items'> & {
  items: (Omit<SettingChangeList['items'][number], 'details'> & { details: unknown })[];
};

/** Lists the changes of all settings, newest first, with the values before and after. */
export const listSettingChanges = async (db: Db, { of, page }: SettingChangeQuery): Promise<SettingChangeList> => {
  const where = allOf(
    sql`a.outcome = 'done'`,
    of ? inGroup(of) : anyGroup,
    sql`not a.action = any (${LEFT_OUT}::text[])`,
  );
  const found = firstOf({ from: sql`audit a`, id: sql`a.id`, where, order: AUDIT_ORDER });
  const joins = sql`audit a on a.id = p.id ${AUDIT_JOINS}`;
  const list = JSON.parse(await foundPageText(db, { page, found, item, joins })) as Stored;
  // Name and number of a version have fields of their own.
  const items = list.items.map((one) => ({ ...one, details: one.version ? [] : detailsInWords(one.details) }));
  return { ...list, items };
};
