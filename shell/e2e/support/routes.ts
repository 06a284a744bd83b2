import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { OpenApi } from '@psp/build/operations/operations';
import { workspaceRoot } from '@psp/build/workspace';
import type { Visit, Visits } from '@psp/remote/testing/visits';
import type { Who } from './accounts.ts';
import { type PortalPage, readPages } from './portal-pages.ts';
import { call } from './requests.ts';

/* Who opens every page of an area. */
const MAIN: Partial<Record<string, Visit[0]>> = { uat: 'comuna', firma: 'firma', admin: 'admin' };

const UNKNOWN = '/adresa-care-nu-exista';
/* The frame around pages that signed-in users share with visitors. */
const framed = (who: Visit[0]): Visit[] => ['/', '/parteneri', UNKNOWN].map((address): Visit => [who, address]);

const files = globSync('{shell/src/*,mfe-*/src/*,libs/features/src/*/ui}/testing/visits.ts', {
  cwd: workspaceRoot,
}).toSorted();
const declared = await Promise.all(
  files.map(async (file): Promise<Visits> => (await import(join(workspaceRoot, file))).visits),
);
const lists: Record<string, string> = Object.assign({}, ...declared.map((one) => one.lists));
const elsewhere: Record<string, string> = Object.assign({}, ...declared.map((one) => one.elsewhere));
const shared = [...framed('firma'), ...framed('admin'), ...declared.flatMap((one) => one.shared ?? [])];
const named: Visit[] = [
  ['visitor', UNKNOWN],
  ...framed('comuna'),
  ...declared.flatMap((one) => one.pages ?? []),
  ...shared,
];

/** True for a page that looks the same to another reader; long journeys check all of them. */
export const isShared = (address: string, reader: Who): boolean =>
  shared.some(([who, one]) => who === reader && one === address);

const mainReader = ({ path, isGuarded }: PortalPage): Visit[0] | undefined =>
  MAIN[path.split('/')[1] ?? ''] ?? (isGuarded ? undefined : 'visitor');

/* `GET /api/firma/offers` for the pages below `/firma/offers`, unless `visits.ts` names another list. */
const listOf = (path: string): string =>
  lists[path] ?? ((path.split('/')[1] ?? '') in MAIN ? `/api${path}` : `/api/public${path}`);

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/* The page at an address; a path without parameters comes first. */
const pageAt = (pages: readonly PortalPage[], address: string): PortalPage | undefined =>
  pages.find(({ path }) => path === pathOf(address)) ??
  pages.find(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathOf(address)));

/* Paths of lists that have a text search. */
async function searchedLists(context: BrowserContext): Promise<Set<string>> {
  const services = [...Object.keys(MAIN), 'public'].map((area) => call<OpenApi>(context, `/api/${area}/openapi.json`));
  const paths = (await Promise.all(services)).flatMap((service) => Object.entries(service.paths));
  return new Set(
    paths.filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'q')).map(([path]) => path),
  );
}

/* Returns what a page's main reader opens of it: the page, or the one of the first row, and the empty state of a list. */
function derivedVisits(page: PortalPage, searched: Set<string>, isNamed: boolean): Visit[] {
  const who = mainReader(page);
  if (!who) return [];
  const { path } = page;
  return [
    ...(path.includes(':') && isNamed ? [] : [[who, path] as const]),
    ...(searched.has(listOf(path)) ? [[who, `${path}?q=nimicnimic`] as const] : []),
  ];
}

interface Known {
  pages: PortalPage[];
  visits: Visit[];
}

/* Returns all pages and visits. Throws when a page has no visit, and when a named visit has no page. */
async function readKnown(context: BrowserContext): Promise<Known> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const all = await readPages(browser, ['visitor', ...Object.values(MAIN).flatMap((who) => who ?? [])]);
  const pages = all.filter(({ path }) => !(path in elsewhere));
  const searched = await searchedLists(context);
  const whole = named.filter(([, address]) => !address.includes('?')).map(([, address]) => pageAt(pages, address));
  const visits = [...pages.flatMap((page) => derivedVisits(page, searched, whole.includes(page))), ...named];
  const visited = visits.map(([, address]) => pageAt(pages, address));
  const wrong = [
    ...pages.filter((page) => !visited.includes(page)).map(({ path }) => `${path} is not visited`),
    ...named.filter(([, at]) => at !== UNKNOWN && !pageAt(pages, at)).map(([, at]) => `${at} has no route`),
    ...Object.keys(elsewhere)
      .filter((path) => !pageAt(all, path))
      .map((path) => `${path} has no route`),
  ];
  if (wrong.length > 0) throw new Error(`testing/visits.ts: ${wrong.join(', ')}`);
  return { pages, visits };
}

let known: Promise<Known> | undefined;
const knownOf = (context: BrowserContext): Promise<Known> => (known ??= readKnown(context));

/* Writes the id of the first row of the list in place of the parameter. */
async function addressOf(context: BrowserContext, [, address, list = '']: Visit): Promise<string> {
  const parameter = /(?<=[/=]):\w+/;
  if (!parameter.test(address)) return address;
  const from = list.startsWith('/') ? list : listOf(address.split('/:')[0] ?? '') + list;
  const { items } = await call<{ items: { id: string }[] }>(context, from).catch((error: unknown) => {
    throw new Error(`${address} has no rows to open: name a list or an address in testing/visits.ts`, { cause: error });
  });
  if (!items[0]) throw new Error(`${address}: the demonstration has no row in ${from}`);
  return address.replace(parameter, items[0].id);
}

const addressesOf = (context: BrowserContext, visits: readonly Visit[]): Promise<string[]> =>
  Promise.all(visits.map((visit) => addressOf(context, visit)));

/** Returns the address of every page that this user opens. */
export async function routesOf(context: BrowserContext, who: Who): Promise<string[]> {
  const { visits } = await knownOf(context);
  return addressesOf(
    context,
    visits.filter(([reader]) => reader === who),
  );
}

/** Returns the address of every page that anybody may open, without those around accounts. */
export async function publicRoutes(context: BrowserContext): Promise<string[]> {
  const { pages, visits } = await knownOf(context);
  return addressesOf(
    context,
    visits.filter(([who, address]) => who === 'visitor' && pageAt(pages, address)?.isPublic !== false),
  );
}

/** Returns the paths of the pages of a list (`/api/firma/solutions`) and of its rows, and who opens them. */
export async function rowPagesOf(context: BrowserContext, list: string): Promise<{ who: Who; paths: string[] }> {
  const { pages } = await knownOf(context);
  const paths = pages.map(({ path }) => path).filter((path) => listOf(path.split('/:')[0] ?? '') === list);
  return { who: MAIN[list.split('/')[2] ?? ''] ?? 'visitor', paths };
}
