import { dayFromNow } from '../../page.ts';
import type { Screen, Store } from '../store.ts';

const MAIL = '/api/admin/settings/mail-texts/{template}';
const NO_MARKUP = 'a text with markup is refused, which its route proves';

const OF_BEFORE = 'sent by pages of the release before; kept as the categories of settings are';
const CATEGORIES = ['blog-categories', 'article-categories'].flatMap((list) =>
  ['name', 'seen.name'].map((field) => [`POST /api/admin/${list}/{slug} ${field}`, OF_BEFORE]),
);

export const notReached = Object.fromEntries([
  ...['value.subject', 'value.text', '/preview subject', '/preview text', '/test subject', '/test text'].map(
    (field) => [`POST ${MAIL}${field.startsWith('/') ? '' : ' '}${field}`, NO_MARKUP],
  ),
  ...CATEGORIES,
]);

const SETTINGS = '/api/admin/settings';

/** Names of holidays, ready reasons, and categories of articles, each beside those that are there. */
async function storeLists({ send, read, writeInto }: Store): Promise<void> {
  const text = (setting: string, field: string, longest: number): string =>
    writeInto(`POST ${SETTINGS}/${setting}`)(`value.${field}`, longest);
  const time = await read('admin', `${SETTINGS}/working-time`);
  const [{ day }, ...holidays] = time.value.holidays;
  const named = { day, name: text('working-time', 'holidays[].name', 80) };
  const hours = { version: time.version, value: { ...time.value, holidays: [named, ...holidays] } };
  await send('admin', 'POST', `${SETTINGS}/working-time`, hours);
  const account = await read('admin', `${SETTINGS}/payment-account`);
  const kept = { ...account.value, bank: text('payment-account', 'bank', 80) };
  await send('admin', 'POST', `${SETTINGS}/payment-account`, { version: account.version, value: kept });
  const { version } = await read('admin', `${SETTINGS}/reasons`);
  await send('admin', 'POST', `${SETTINGS}/reasons`, { version });
  const categories = await read('admin', `${SETTINGS}/article-categories`);
  const [chips, choices] = ['chips', 'choices'].map((list) => {
    const [first, ...others] = categories.value[list];
    return [{ ...first, name: text('article-categories', `${list}[].name`, 40) }, ...others];
  });
  const industries = await read('admin', `${SETTINGS}/taxonomies/industries`);
  const [industry, ...others] = industries.value.items;
  const renamed = { ...industry, name: text('taxonomies/{taxonomy}', 'items[].name', 40) };
  const items = { version: industries.version, value: { items: [renamed, ...others] } };
  await send('admin', 'POST', `${SETTINGS}/taxonomies/industries`, items);
  const value = { chips, choices };
  await send('admin', 'POST', `${SETTINGS}/article-categories`, { version: categories.version, value });
}

/** The price of a package, the words of a consent, and lists. */
export async function storeTexts(store: Store): Promise<Screen[]> {
  const { send } = store;
  await storeLists(store);
  await send('admin', 'POST', '/api/admin/package-prices', { of: 'silver', validFrom: dayFromNow(0) });
  await send('admin', 'POST', '/api/admin/settings/consent-texts/terms', { version: 0 });
  return [
    ['admin', '/admin/settings?sectiune=acorduri'],
    ['admin', '/admin/settings?sectiune=categorii'],
    ['admin', '/admin/settings?sectiune=cont'],
    ['admin', '/admin/settings?sectiune=liste'],
    ['admin', '/admin/settings?sectiune=motive'],
    ['admin', '/admin/settings?sectiune=program'],
    ['admin', '/admin/settings/versiuni'],
    ['admin', '/admin/settings?domeniu=it-digitalizare'],
    ['admin', '/admin/settings?sectiune=pachete'],
    ['primarie', '/uat/profile'],
    ['visitor', '/register?tip=uat'],
  ];
}
