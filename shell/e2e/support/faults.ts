import type { Page, Route } from '@playwright/test';

/** Something wrong with the files of the authorities' remote, as one browser meets it. */
export interface Fault {
  name: string;
  /** Addresses it happens at. */
  where: RegExp;
  /** Whether the other areas are visited too: each visit costs the loader's whole patience once more. */
  visitsOthers?: boolean;
  happens(route: Route): Promise<void>;
}

export const REGISTRY = /\/registry\.json$/;
export const MANIFEST = /\/mfe\/mfe_uat\/[^/]+\/mf-manifest\.json/;
export const ENTRY = /\/mfe\/mfe_uat\/[^/]+\/remoteEntry\.js/;

/** An answer of a service that is not there, in the way a proxy writes it. */
const BUSY = {
  status: 503,
  contentType: 'application/json',
  body: '{"code":"service.unavailable","message":"Serviciul nu răspunde."}',
};

const dropped = (route: Route): Promise<void> => route.abort('connectionreset');
const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, contentType: 'text/plain', body: '' });
const busy = (route: Route): Promise<void> => route.fulfill(BUSY);
/* Neither answered nor refused: the loader's own time budget ends it. */
const hanging = (): Promise<void> => Promise.resolve();

async function truncated(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, Math.floor(body.length * 0.6)) });
}

const EVERY_FILE = [
  ['manifest', MANIFEST],
  ['entry', ENTRY],
] as const;

/** After each of these the area says that it is not available. */
export const LOADING_FAULTS: readonly Fault[] = [
  ...EVERY_FILE.flatMap(([file, where]): Fault[] => [
    { name: `the connection is dropped at the ${file}`, where, happens: dropped, visitsOthers: true },
    { name: `the ${file} is not found`, where, happens: missing },
    { name: `the ${file} is answered with 503 and JSON`, where, happens: busy },
    { name: `the ${file} hangs`, where, happens: hanging },
  ]),
  { name: 'the script is truncated', where: ENTRY, happens: truncated },
];

/** Changes the JSON that the browser is given. */
async function changed(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

const anotherContract = (text: string): string => text.replace(/"contract":\d+/g, '"contract":999');
const inRegistry = (text: string): string => text.replace(/("mfe_uat":\{[^}]*?"contract":)\d+/, '$1999');

/** After each of these the area says that it is being updated. */
export const CONTRACT_FAULTS: readonly Fault[] = [
  { name: 'the registry names another contract', where: REGISTRY, happens: (route) => changed(route, inRegistry) },
  { name: 'the manifest names another contract', where: MANIFEST, happens: (route) => changed(route, anotherContract) },
];

/**
 * Serves the authorities' dashboard with a part that throws while it is drawn, for as long as the page's `broken` is true:
 * an object stands where React expects words.
 */
export async function breakDashboard(page: Page): Promise<{ mend(): Promise<void> }> {
  await page.addInitScript(() => Object.assign(window, { broken: true }));
  await page.route(/\/mfe\/mfe_uat\/.*\.js$/, (route) =>
    changed(route, (script) =>
      // Asked at each drawing: the words are an object that is made once.
      script.replace(/recent:("Solicit(?:[^"\\]|\\.)*ri recente")/, 'get recent(){return window.broken?{}:$1}'),
    ),
  );
  return { mend: () => page.evaluate(() => void Object.assign(window, { broken: false })) };
}
