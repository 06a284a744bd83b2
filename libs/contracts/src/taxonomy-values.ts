import { z } from 'zod';
import { anyone, editors, viewers } from './access.ts';
import { requiredText, slugText } from './common.ts';
import { fold } from './fold.ts';
import { act, operations, read } from './operations.ts';
import { restoreSetting, saveSetting, settingView } from './settings.ts';
import { TAXONOMIES } from './taxonomy-labels.ts';

/** Maximum length of the name of a value. */
export const VALUE_NAME_MAX = 60;
/** Maximum number of values of a list, with those that are off. */
export const VALUES_MAX = 60;

/** A value in the list of the association; one that is off stays on the rows that have it and is not offered. */
export const taxonomyValue = z.strictObject({
  /** Rows keep it; it stays when the value is renamed. */
  slug: slugText(),
  name: requiredText(VALUE_NAME_MAX, 'Scrieți numele.'),
  isOn: z.boolean(),
});
export type TaxonomyValue = z.infer<typeof taxonomyValue>;

/** All values of a list, in the order in which forms offer them. */
export const taxonomyValues = z
  .strictObject({
    items: z
      .array(taxonomyValue)
      .min(1, 'Lista are nevoie de cel puțin o valoare.')
      .max(VALUES_MAX, `Lista poate avea cel mult ${VALUES_MAX} de valori.`),
  })
  .refine(({ items }) => new Set(items.map(({ slug }) => slug)).size === items.length)
  .refine(
    ({ items }) => new Set(items.map(({ name }) => fold(name))).size === items.length,
    'O altă valoare are acest nume.',
  )
  .refine(({ items }) => items.some(({ isOn }) => isOn), 'Cel puțin o valoare trebuie să se poată alege.');
export type TaxonomyValues = z.infer<typeof taxonomyValues>;

/** A list with its versions; `uses`: the number of rows of each value, absent for none. */
export const taxonomyView = settingView(taxonomyValues).extend({ uses: z.record(z.string(), z.int()) });
export type TaxonomyView = z.infer<typeof taxonomyView>;

/** Moves all uses of `from` to `to` and turns `from` off. `version` and `uses`: what the person read. */
export const moveUses = z.strictObject({
  version: z.int().min(0),
  from: slugText(),
  to: slugText('Alegeți valoarea.'),
  uses: z.int().min(0),
});
export type MoveUses = z.infer<typeof moveUses>;

const params = z.strictObject({ taxonomy: z.enum(TAXONOMIES) });
const one = { access: editors, params, view: taxonomyView };
const address = '/settings/taxonomies/:taxonomy';

/** Lists of values: read, saved whole, brought back to an earlier version; the uses of a value moved to another. */
export const taxonomySettingOperations = operations(['admin'], {
  view: read(address, { access: viewers, params, view: taxonomyView }),
  save: act('setting.save', `POST ${address}`, { ...one, body: saveSetting(taxonomyValues) }),
  restore: act('setting.restore', `POST ${address}/restore`, { ...one, body: restoreSetting }),
  move: act('setting.move', `POST ${address}/move`, { ...one, body: moveUses }),
});

/** What forms offer, in order. */
export const offeredValues = z.object({ items: z.array(z.object({ slug: z.string(), name: z.string() })) });
export const taxonomyOperations = operations(['uat', 'firma', 'admin'], {
  offered: read('/taxonomies/:taxonomy', { access: viewers, params, view: offeredValues }),
});
/** Domains as the association names and orders them, for every page. */
export const domainOperations = operations(['public'], {
  names: read('/domains', { access: anyone, topics: ['domains'], view: offeredValues }),
});
/** Labels of expertise at sign-up. */
export const expertiseOperations = operations(['identity'], {
  offered: read('/expertise', { access: anyone, view: offeredValues }),
});
