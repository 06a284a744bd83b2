import type { Page, Route } from '@playwright/test';

/** Something wrong with the files of the authorities' remote, as one browser meets it. */
interface Fault {
  name: string;
  /** Addresses it happens at. */
  where: RegExp;
  happens(route: Route): Promise<void>;
}

const REGISTRY = /\/registry\.json$/;
const MANIFEST = /\/mfe\/mfe_uat\/[^/]+\/mf-manifest\.json/;

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
