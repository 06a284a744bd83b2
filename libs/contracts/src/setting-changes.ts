import { z } from 'zod';
import { viewers } from './access.ts';
import { id, isoDateTime, pageOf, paging, party } from './common.ts';
import { operations, read } from './operations.ts';

/** What the association sets, as the list of changes is filtered by it. */
export const SETTING_GROUPS = {
  'working-time': 'Program și zile libere',
  reasons: 'Motive',
  limits: 'Limite',
  'mail-texts': 'Texte de e-mail',
  'consent-texts': 'Acorduri',
  threshold: 'Praguri',
  'package-price': 'Pachete',
  'payment-account': 'Cont bancar',
  'starting-text': 'Texte de pornire',
  taxonomies: 'Liste din formulare',
  'article-category': 'Categorii de articole',
  'site-section': 'Conținut site',
  'frequent-questions': 'Întrebări frecvente',
  'legal-version': 'Documente juridice',
} as const;
export type SettingGroup = keyof typeof SETTING_GROUPS;

export const settingChangeQuery = z.strictObject({
  ...paging,
  of: z.enum(Object.keys(SETTING_GROUPS) as SettingGroup[]).optional(),
});
export type SettingChangeQuery = z.infer<typeof settingChangeQuery>;

const settingValue = z.record(z.string(), z.unknown());

const settingChange = z.object({
  id,
  at: isoDateTime,
  /** Null for acts of the portal itself. */
  person: party.nullable(),
  action: z.string(),
  entity: z.string(),
  /** The page of what was changed, if it has one. */
  object: z.object({ title: z.string().nullable(), href: z.string().nullable() }).nullable(),
  /** What was recorded with the act, in words. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The new version of a setting that is kept whole; null for an act on something else. */
  version: z
    .object({
      setting: z.string(),
      label: z.string(),
      number: z.int(),
      /** Number of the version in force. */
      present: z.int(),
      before: settingValue.nullable(),
      after: settingValue,
    })
    .nullable(),
});
export type SettingChange = z.infer<typeof settingChange>;
export const settingChangeList = pageOf(settingChange);
export type SettingChangeList = z.infer<typeof settingChangeList>;

export const settingChangeOperations = operations(['admin'], {
  list: read('/settings/changes', { access: viewers, query: settingChangeQuery, view: settingChangeList }),
});
