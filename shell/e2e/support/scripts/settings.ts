import { dayFromNow } from '../page.ts';
import type { Screen } from './sourcing.ts';
import type { Store } from './store.ts';

/** What the association sets for everybody: a text from which requests begin, and what a package costs. */
export async function storeSettings({ send }: Store): Promise<Screen[]> {
  const { id, version } = await send('admin', 'POST', '/api/admin/starting-texts', { category: 'mediu' });
  await send('admin', 'PUT', `/api/admin/starting-texts/${id}`, { version });
  await send('admin', 'POST', '/api/admin/package-prices', { of: 'silver', validFrom: dayFromNow(0) });
  return [
    ['admin', '/admin/settings?domeniu=mediu'],
    ['admin', `/admin/settings/texts/${id}`],
    ['admin', '/admin/settings?sectiune=pachete'],
    ['primarie', '/uat/profile'],
    ['visitor', '/register?tip=uat'],
  ];
}
