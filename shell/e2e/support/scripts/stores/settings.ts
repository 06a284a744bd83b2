import { dayFromNow } from '../../page.ts';
import type { Screen, Store } from '../store.ts';

const MAIL = '/api/admin/settings/mail-texts/{template}';
const NO_MARKUP = 'a text with markup is refused, which its route proves';

export const notReached = Object.fromEntries(
  ['value.subject', 'value.text', '/preview subject', '/preview text', '/test subject', '/test text'].map((field) => [
    `POST ${MAIL}${field.startsWith('/') ? '' : ' '}${field}`,
    NO_MARKUP,
  ]),
);

/** The price of a package, and the words of a consent. */
export async function storeTexts({ send }: Store): Promise<Screen[]> {
  await send('admin', 'POST', '/api/admin/package-prices', { of: 'silver', validFrom: dayFromNow(0) });
  await send('admin', 'POST', '/api/admin/settings/consent-texts/terms', { version: 0 });
  return [
    ['admin', '/admin/settings?sectiune=acorduri'],
    ['admin', '/admin/settings/versiuni'],
    ['admin', '/admin/settings?domeniu=it-digitalizare'],
    ['admin', '/admin/settings?sectiune=pachete'],
    ['primarie', '/uat/profile'],
    ['visitor', '/register?tip=uat'],
  ];
}
