import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NavigationCounts } from '@psp/contracts/dashboards';
import type { Overview } from '@psp/contracts/overview';
import type { FirmaDashboard, UatDashboard } from '@psp/contracts/own-dashboards';
import { createDemonstration, thisHour } from '@psp/demo/testing/demonstration';
import { figuresOf as adminFigures, waitingFigures } from '../../../../mfe-admin/src/dashboard/figures.ts';
import { figuresOf as firmaFigures } from '../../../../mfe-firma/src/dashboard/dashboard-page.tsx';
import { figuresOf as uatFigures } from '../../../../mfe-uat/src/dashboard/dashboard-page.tsx';
import { createPortal, type Portal, type Reader, remotes } from './notification-links.ts';

type Area = 'uat' | 'firma' | 'admin';

let database: Awaited<ReturnType<typeof createDemonstration>>;
let portal: Portal;

beforeAll(async () => {
  database = await createDemonstration(thisHour());
  portal = await createPortal(database);
}, 180_000);
afterAll(async () => {
  await portal.close();
  await database.close();
});

/** Signs in a new member of the organisation of a demonstration account. */
const signInColleagueOf = async (area: Area, email: string): Promise<Reader> => {
  const [row] = await database.orm.em.fork().execute<{ id: string }[]>(
    `select m.organisation_id as id from membership m join account a on a.id = m.account_id
     join organisation o on o.id = m.organisation_id where a.email = ? and o.kind = ?`,
    [email, area],
  );
  return portal.as({ kind: area, organisationId: row?.id ?? '' });
};

/** A figure or badge, with the list that it links to. */
interface CountLink {
  label: string;
  value: number | string;
  count?: number;
  href: string;
  /** Field of the page's answer with the complete list; absent when the page has a paged list. */
  list?: string | undefined;
}

/** Field of the counted list, for badges of pages with several lists. */
const LISTS: Partial<Record<keyof NavigationCounts, string>> = { members: 'accessRequests' };

const figuresOf: Record<Area, (reader: Reader) => Promise<CountLink[]>> = {
  uat: async (reader) => uatFigures(await reader.get<UatDashboard>('/api/uat/dashboard')),
  firma: async (reader) => firmaFigures(await reader.get<FirmaDashboard>('/api/firma/dashboard')),
  admin: async (reader) => {
    const overview = await reader.get<Overview>('/api/admin/overview');
    return [...adminFigures(overview), ...waitingFigures(overview)];
  },
};

const badgesOf = async (area: Area, reader: Reader): Promise<CountLink[]> => {
  const counts = await reader.get<NavigationCounts>(`/api/${area}/navigation-counts`);
  return remotes[area].navigation.flatMap(({ label, count, to, counted = to }) =>
    count ? [{ label: `${label} (badge)`, value: counts[count] ?? Number.NaN, href: counted, list: LISTS[count] }] : [],
  );
};

test.each([
  ['uat', 'primarie@demo.psp'],
  ['uat', 'comuna@demo.psp'],
  ['firma', 'firma@demo.psp'],
  ['firma', 'firma2@demo.psp'],
  ['admin', 'admin@demo.psp'],
] as const)('every figure and badge of %s (%s) links to a list with its count', async (area, email) => {
  const reader = await signInColleagueOf(area, email);
  const figures = [...(await figuresOf[area](reader)), ...(await badgesOf(area, reader))];
  const found: string[] = [];
  for (const { label, href, list } of figures) {
    const { isThere, totals, rows } = await reader.follow(href);
    const counted = list === undefined ? totals.join() : rows[list];
    found.push(`${label}: ${isThere ? counted : 'no page'}`);
  }
  expect(found).toEqual(figures.map(({ label, value, count = value }) => `${label}: ${count}`));
  expect(figures.filter(({ value }) => Number(value) > 0).length).toBeGreaterThan(3);
});
