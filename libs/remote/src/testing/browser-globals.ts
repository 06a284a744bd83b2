import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

/* Present in browsers, missing in jsdom. */
const { fetch, Request, Response, AbortController, AbortSignal, structuredClone } = runInThisContext(
  'globalThis',
) as typeof globalThis;
const CSS = { escape: (name: string) => name.replace(/[^\w-]/gu, (sign) => `\\${sign}`) };
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  fetch,
  Request,
  Response,
  AbortController,
  AbortSignal,
  structuredClone,
  CSS,
});
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
