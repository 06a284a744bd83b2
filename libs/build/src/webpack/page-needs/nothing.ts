/**
 * What there is of a browser where a page's needs are found out (config.ts): requests are noted and never answered, and packages
 * that draw pages are `nothing`, which can be called, constructed and read in any way.
 */
const nothing: unknown = new Proxy(function nothing() {}, {
  get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
  construct: () => Object(nothing),
});

/** What the address that is looked at asks for. */
export const asked: { modules: string[]; reads: string[] } = { modules: [], reads: [] };

const signal = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };

Object.assign(globalThis, {
  nothing,
  asked,
  fetch: (address: string) => {
    asked.reads.push(address);
    return new Promise<never>(() => {});
  },
  AbortSignal: { timeout: () => signal, any: () => signal },
  AbortController: class {
    signal = signal;
    abort(): void {}
  },
  setTimeout: () => 0,
  clearTimeout: () => {},
});
