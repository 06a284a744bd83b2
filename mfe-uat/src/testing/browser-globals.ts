import { TextDecoder, TextEncoder } from 'node:util';

/* Every browser has them; jsdom does not hand them on, and the router asks for them as it loads. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
