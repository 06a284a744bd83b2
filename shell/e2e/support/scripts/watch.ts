import type { BrowserContext, Page } from '@playwright/test';
import { comesAlive, visit } from '../page.ts';
import { HIT, INJECTED, MARK } from './payloads.ts';

/** What a page shows of the corpus: scripts that ran, those that only the policy stopped, elements that a text became, and fields. */
export interface Findings {
  ran: string[];
  stopped: string[];
  injected: string[];
  seen: Set<number>;
}

export const noFindings = (): Findings => ({ ran: [], stopped: [], injected: [], seen: new Set() });

/** Notes what happens in every page of a context. */
export async function watchScripts(context: BrowserContext, found: Findings): Promise<void> {
  await context.exposeBinding(HIT, ({ page }) => void found.ran.push(page.url()));
  await context.exposeBinding(
    '__stopped',
    ({ page }, what: string) => void found.stopped.push(`${page.url()}: ${what}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, '__stopped')(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** HTML or XML that stands in no page yet. */
interface Unparsed {
  type: 'text/html' | 'application/xml';
  text: string;
}

/* Runs in the page: elements that a text of the corpus became, in the document in sight, its frames and what is parsed. */
function scan({ unparsed, injected, hit }: { unparsed: Unparsed[]; injected: string; hit: string }) {
  const parsed = unparsed.map(({ type, text }) => new DOMParser().parseFromString(text, type));
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  const isScript = (address: string) => /^(javascript|vbscript|data:text)/i.test(address.replace(/[\s\p{Cc}]/gu, ''));
  const isWrongAttribute = ({ name, value }: Attr): boolean =>
    name === injected ||
    name.startsWith('on') ||
    (name === 'style' && value.includes(hit)) ||
    (/^(href|src|action|formaction|xlink:href|data)$/.test(name) && isScript(value));
  const isWrong = (element: Element): boolean =>
    [...element.attributes].some(isWrongAttribute) ||
    element.matches('parsererror') ||
    (element.matches('style, script:not([type*="json"])') && !!element.textContent?.includes(`${hit}(`));
  const all = [document, ...frames, ...parsed].flatMap((one) => [...one.querySelectorAll('*')]);
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const framed = frames.map(({ documentElement }) => documentElement.outerHTML);
  const texts = [document.documentElement.outerHTML, ...unparsed.map(({ text }) => text), ...framed, ...typed];
  return { wrong: all.filter(isWrong).map((element) => element.outerHTML.slice(0, 200)), text: texts.join('\n') };
}

/** Looks at what stands in a page, and at what the server sent. */
export async function look(page: Page, found: Findings, unparsed: Unparsed[]): Promise<void> {
  const { wrong, text } = await page.evaluate(scan, { unparsed, injected: INJECTED, hit: HIT });
  found.injected.push(...wrong.map((element) => `${page.url()}: ${element}`));
  for (const [, number] of text.matchAll(MARK)) found.seen.add(Number(number));
}

/** Waits until a page stands, its lists too. */
const stands = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isWaiting = main?.textContent?.includes('Se încarcă…') || main?.querySelector('[aria-busy="true"]');
    return main?.querySelector('h1') && !isWaiting;
  });

/** Loads a page, and looks at it and at the HTML that the server drew. */
export async function loadAndLook(page: Page, path: string, found: Findings): Promise<void> {
  const answer = await page.goto(path);
  await comesAlive(page);
  await stands(page);
  await look(page, found, [{ type: 'text/html', text: (await answer?.text()) ?? '' }]);
}

/** Opens a page as the portal's own links do, and looks at it. For the signed in: the server draws nothing of theirs. */
export async function visitAndLook(page: Page, path: string, found: Findings): Promise<void> {
  await visit(page, path);
  await stands(page);
  await look(page, found, []);
}
