import { JSDOM, VirtualConsole } from 'jsdom';
import NativeEnvironment from './environment.ts';

/** Where jsdom complains. It follows no link to another page: the page of a test stays, and is asked what it was to do. */
const complaints = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
complaints.on('jsdomError', (error) => {
  if (!error.message.includes('navigation')) console.error(error.message);
});

const dom = new JSDOM('<!DOCTYPE html>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
  virtualConsole: complaints,
});
const page = dom.window;

/** What Node has too, but documents accept of their own kind only. */
const OF_DOCUMENTS = ['Blob', 'CustomEvent', 'Event', 'EventTarget', 'File', 'FormData', 'MessageEvent', 'Storage'];
/** What Node has too, but only a page's says where one is. */
const OF_PAGES = ['localStorage', 'navigator', 'sessionStorage'];
/** What Node has, jsdom lacks, and would hold between test files. */
const MISSING = ['BroadcastChannel', 'WebSocket'];

function* namesOf(object: object): Generator<string> {
  for (let own: object | null = object; own && own !== Object.prototype; own = Object.getPrototypeOf(own))
    yield* Object.getOwnPropertyNames(own);
}

/* A method is called on whatever object it is found on; a class may be asked for its static members. */
const isMethod = (name: string, value: unknown): boolean => typeof value === 'function' && /^[a-z]/.test(name);

/** How the global object of this process has something of the page's. */
function lent(name: string): PropertyDescriptor {
  const value: unknown = Reflect.get(page, name);
  if (typeof value === 'function')
    return { configurable: true, writable: true, value: isMethod(name, value) ? value.bind(page) : value };
  return {
    configurable: true,
    get: () => Reflect.get(page, name),
    set: (next: unknown) => void Reflect.set(page, name, next),
  };
}

/** Gives both faces of the window the same: the global object, and what a document calls its view. */
function give(members: object): void {
  Object.assign(globalThis, members);
  Object.assign(page, members);
}

/** What browsers have and jsdom lacks. */
function completePage(): void {
  const nothing = (): void => undefined;
  give({
    CSS: { escape: (name: string) => name.replace(/[^\w-]/gu, (sign) => `\\${sign}`) },
    scrollTo: nothing,
  });
  Object.assign(page.Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });
}

/** Makes the global object of this process the window of one page, which all test files of a worker share. */
function becomeWindow(): void {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  for (const name of MISSING) Reflect.deleteProperty(globalThis, name);
  for (const name of new Set([...namesOf(page), ...OF_DOCUMENTS, ...OF_PAGES]))
    if (!before.has(name) || OF_DOCUMENTS.includes(name) || OF_PAGES.includes(name))
      Object.defineProperty(globalThis, name, lent(name));
  for (const name of ['window', 'self', 'top', 'parent', 'frames'])
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
  page.addEventListener('error', ({ error }) => void (error && process.emit('uncaughtException', error)));
}
becomeWindow();
completePage();

const timers = new Set<NodeJS.Timeout>();

type Start = (callback: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => NodeJS.Timeout;

const kept =
  (start: Start): Start =>
  (callback, ms, ...given) => {
    const timer = start(callback, ms, ...given);
    timers.add(timer);
    return timer;
  };

/** Keeps the timers of a page, which end with it; its frames are drawn by such timers too. */
function keepTimers(): void {
  Object.assign(globalThis, { setTimeout: kept(setTimeout), setInterval: kept(setInterval) });
  give({
    requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 1000 / 60),
    cancelAnimationFrame: (frame: NodeJS.Timeout) => clearTimeout(frame),
  });
}
keepTimers();

function endTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

/* What reads changes aloud is made once, by whichever file is first; it is in the page again when something is to be read. */
function silence(announcer: Element): void {
  for (const log of announcer.children) log.replaceChildren();
  const reading = new page.MutationObserver(() => {
    reading.disconnect();
    page.document.body.append(announcer);
  });
  reading.observe(announcer, { childList: true, subtree: true });
}

function emptyPage(): void {
  const { document, history, localStorage, sessionStorage } = page;
  for (const announcer of document.querySelectorAll('[data-live-announcer]')) silence(announcer);
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.title = '';
  history.replaceState(null, '', 'http://localhost/');
  localStorage.clear();
  sessionStorage.clear();
  dom.cookieJar.removeAllCookiesSync();
}

/** The worker process with a document; a test file leaves it as it found it. */
export default class DocumentEnvironment extends NativeEnvironment {
  /** React asks for `act` while a test runs. What arrives after its last line, until its page is taken away, is seen by nobody. */
  handleTestEvent({ name }: { name: string }): void {
    if (name === 'test_start') Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    if (name.startsWith('test_fn_') && name !== 'test_fn_start')
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    endTimers();
    emptyPage();
  }
}
