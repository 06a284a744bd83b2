import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

/* Every browser has these; jsdom does not hand them on. */
const { Request, Response, AbortController, AbortSignal } = runInThisContext('globalThis') as typeof globalThis;
const CSS = { escape: (name: string) => name.replace(/[^\w-]/gu, (sign) => `\\${sign}`) };
Object.assign(globalThis, { TextEncoder, TextDecoder, Request, Response, AbortController, AbortSignal, CSS });
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
