import { JSDOM, VirtualConsole } from 'jsdom';
import { followGlobals } from './added-globals.ts';
import NativeEnvironment from './environment.ts';

/** Prints jsdom's errors, except that navigation is not implemented: tests only check what a link would do. */
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

/** Classes that Node has too, but whose instances jsdom accepts only from its own classes. */
const OF_DOCUMENTS = ['Blob', 'CustomEvent', 'Event', 'EventTarget', 'File', 'FormData', 'MessageEvent', 'Storage'];
/** Globals that Node has too, but that must belong to the page. */
const OF_PAGES = ['localStorage', 'navigator', 'sessionStorage'];
/** Globals of Node that jsdom lacks, removed because they would leak between test files. */
const MISSING = ['BroadcastChannel', 'WebSocket'];

function* namesOf(object: object): Generator<string> {
  for (let own: object | null = object; own && own !== Object.prototype; own = Object.getPrototypeOf(own))
    yield* Object.getOwnPropertyNames(own);
}

/* Methods need their original object as `this`; classes are passed on as they are, with their static members. */
const isMethod = (name: string, value: unknown): boolean => typeof value === 'function' && /^[a-z]/.test(name);

/** Returns the property descriptor by which the global object of this process exposes a property of the window. */
function descriptorOf(name: string): PropertyDescriptor {
  const value: unknown = Reflect.get(page, name);
  if (typeof value === 'function')
    return { configurable: true, writable: true, value: isMethod(name, value) ? value.bind(page) : value };
  return {
    configurable: true,
    get: () => Reflect.get(page, name),
    set: (next: unknown) => void Reflect.set(page, name, next),
  };
}

/** Defines properties on both windows: the global object, and jsdom's own window. */
function define(members: object): void {
  Object.assign(globalThis, members);
  Object.assign(page, members);
}

/** Adds functions of browsers that jsdom lacks. */
function completePage(): void {
  const nothing = (): void => undefined;
  define({
    CSS: { escape: (name: string) => name.replace(/[^\w-]/gu, (sign) => `\\${sign}`) },
    scrollTo: nothing,
  });
  Object.assign(page.Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });
}

/** Makes the global object of this process the window of one page that all test files of a worker share. */
function becomeWindow(): void {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  for (const name of MISSING) Reflect.deleteProperty(globalThis, name);
  for (const name of new Set([...namesOf(page), ...OF_DOCUMENTS, ...OF_PAGES]))
    if (!before.has(name) || OF_DOCUMENTS.includes(name) || OF_PAGES.includes(name))
      Object.defineProperty(globalThis, name, descriptorOf(name));
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

/** Records the timers of a page, so that they can be cleared with it; animation frames are such timers too. */
function recordTimers(): void {
  Object.assign(globalThis, { setTimeout: kept(setTimeout), setInterval: kept(setInterval) });
  define({
    requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 1000 / 60),
    cancelAnimationFrame: (frame: NodeJS.Timeout) => clearTimeout(frame),
  });
}
recordTimers();

function clearTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

/* React Aria's live announcer is created once, by the first file that needs it; it is added to the page again for its next message. */
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

/** Test environment: the worker process with a document, restored after each test file. */
export default class DocumentEnvironment extends NativeEnvironment {
  readonly #removeAdded = followGlobals();

  /** Makes React require `act` while a test runs, but not for updates between its last line and the removal of its page. */
  handleTestEvent({ name }: { name: string }): void {
    if (name === 'test_start') Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    if (name.startsWith('test_fn_') && name !== 'test_fn_start')
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    clearTimers();
    emptyPage();
    this.#removeAdded();
  }
}
