import type { Page } from '@playwright/test';
import { addressOf, type RouteHandler, transformed } from './file-faults.ts';

/** A fault of the files of the authorities' remote, in one browser. */
interface Fault {
  name: string;
  /** Matches the URLs with the fault. */
  url: RegExp;
  answer: RouteHandler;
}

const REGISTRY = addressOf('registry', 'uat');
const MANIFEST = addressOf('manifest', 'uat');

const withoutAreaScript = transformed((html) =>
  html.replace(/<script type="application\/json" id="zona">.*?<\/script>/, ''),
);

const withoutHashes = transformed((html) => html.replace(/ integrity="[^"]*"/g, ''));

const routeDocuments = (page: Page, answer: RouteHandler): Promise<unknown> =>
  page.route('**/*', (route) => (route.request().resourceType() === 'document' ? answer(route) : route.fallback()));

/**
 * Removes the area's data that the gateway inlines into pages, so that the browser requests registry and manifest itself, as it
 * does when coming from another area.
 */
export const withoutAreaData = (page: Page): Promise<unknown> => routeDocuments(page, withoutAreaScript);

const changeManifestContract = (text: string): string => text.replace(/"contract":\d+/g, '"contract":999');
const changeRegistryContract = (text: string): string => text.replace(/("mfe_uat":\{[^}]*?"contract":)\d+/, '$1999');

/** Faults after which the area shows that it is being updated. */
export const CONTRACT_FAULTS: readonly Fault[] = [
  { name: 'the registry names another contract', url: REGISTRY, answer: transformed(changeRegistryContract) },
  { name: 'the manifest names another contract', url: MANIFEST, answer: transformed(changeManifestContract) },
];

/**
 * Serves the authorities' dashboard with a component that throws while rendering, as long as the page's `broken` is true: it
 * renders an object, which React refuses. `repair` ends the fault.
 */
export async function breakDashboard(page: Page): Promise<{ repair(): Promise<void> }> {
  await page.addInitScript(() => Object.assign(window, { broken: true }));
  // A getter, because the texts are an object that is created once.
  const broken = transformed((script) =>
    script.replace(/recent:("Solicit(?:[^"\\]|\\.)*ri recente")/, 'get recent(){return window.broken?{}:$1}'),
  );
  await page.route(/\/mfe\/mfe_uat\/.*\.js$/, broken);
  // Otherwise the browser refuses the changed files.
  await routeDocuments(page, withoutHashes);
  await page.addInitScript(() => void Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { set() {} }));
  return { repair: () => page.evaluate(() => void Object.assign(window, { broken: false })) };
}
