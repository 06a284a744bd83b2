import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

/* Present in browsers, missing in jsdom. */
const { fetch, Headers, Request, Response, TransformStream, AbortController, AbortSignal, structuredClone } =
  runInThisContext('globalThis') as typeof globalThis;
const CSS = { escape: (name: string) => name.replace(/[^\w-]/gu, (sign) => `\\${sign}`) };
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  fetch,
  Headers,
  Request,
  Response,
  TransformStream,
  AbortController,
  AbortSignal,
  structuredClone,
  CSS,
});
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
window.scrollTo = () => undefined;
