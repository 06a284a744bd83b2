import { addRequests, EMPTY_YEAR } from '../../yearly-requests.ts';
import type { Screen, Store } from '../store.ts';

/** A published yearly report with a correction. */
export async function storeTexts({ send }: Store, databaseUrl: string): Promise<Screen[]> {
  await addRequests(databaseUrl);
  const { id, version } = await send('admin', 'POST', '/api/admin/yearly-reports', { year: EMPTY_YEAR });
  const path = `/api/admin/yearly-reports/${id}`;
  const written = await send('admin', 'PUT', path, { version });
  const published = await send('admin', 'POST', `${path}/publish`, { version: written.version });
  await send('admin', 'POST', `${path}/corrections`, { version: published.version });
  return [
    ['visitor', `/raport/${EMPTY_YEAR}`],
    ['admin', `/admin/reports/yearly/${id}`],
  ];
}
