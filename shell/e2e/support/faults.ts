import type { Page } from '@playwright/test';
import { addressOf, type Answer, changed } from './kill-cases.ts';

/** Something wrong with the files of the authorities' remote, as one browser meets it. */
interface Fault {
  name: string;
  /** Addresses it happens at. */
  where: RegExp;
  happens: Answer;
}

const REGISTRY = addressOf('registry', 'uat');
const MANIFEST = addressOf('manifest', 'uat');

const withoutIt = changed((html) => html.replace(/<script type="application\/json" id="zona">.*?<\/script>/, ''));

const withoutHashes = changed((html) => html.replace(/ integrity="[^"]*"/g, ''));

const inPages = (page: Page, answer: Answer): Promise<unknown> =>
  page.route('**/*', (route) => (route.request().resourceType() === 'document' ? answer(route) : route.fallback()));

/**
 * Takes out of every page what the gateway puts in of its area, so that the browser asks for registry and manifest itself, as it
 * does on the way from another area.
 */
export const withoutAreaData = (page: Page): Promise<unknown> => inPages(page, withoutIt);

const anotherContract = (text: string): string => text.replace(/"contract":\d+/g, '"contract":999');
const inRegistry = (text: string): string => text.replace(/("mfe_uat":\{[^}]*?"contract":)\d+/, '$1999');

/** After each of these the area says that it is being updated. */
export const CONTRACT_FAULTS: readonly Fault[] = [
  { name: 'the registry names another contract', where: REGISTRY, happens: changed(inRegistry) },
  { name: 'the manifest names another contract', where: MANIFEST, happens: changed(anotherContract) },
];

/**
 * Serves the authorities' dashboard with a part that throws while it is drawn, for as long as the page's `broken` is true:
 * an object stands where React expects words.
 */
export async function breakDashboard(page: Page): Promise<{ mend(): Promise<void> }> {
  await page.addInitScript(() => Object.assign(window, { broken: true }));
  // Asked at each drawing: the words are an object that is made once.
  const broken = changed((script) =>
    script.replace(/recent:("Solicit(?:[^"\\]|\\.)*ri recente")/, 'get recent(){return window.broken?{}:$1}'),
  );
  await page.route(/\/mfe\/mfe_uat\/.*\.js$/, broken);
  // Or the browser would refuse what it is served.
  await inPages(page, withoutHashes);
  await page.addInitScript(() => void Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { set() {} }));
  return { mend: () => page.evaluate(() => void Object.assign(window, { broken: false })) };
}
