import { dayFromNow } from '../../page.ts';
import type { Screen, Store } from '../store.ts';

/** The price of a package. */
export async function storeTexts({ send }: Store): Promise<Screen[]> {
  await send('admin', 'POST', '/api/admin/package-prices', { of: 'silver', validFrom: dayFromNow(0) });
  return [
    ['admin', '/admin/settings?domeniu=it-digitalizare'],
    ['admin', '/admin/settings?sectiune=pachete'],
    ['primarie', '/uat/profile'],
    ['visitor', '/register?tip=uat'],
  ];
}
