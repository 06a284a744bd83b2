import { type LocalRemote, readLocalRemote } from '@psp/contracts/local-remote';

/**
 * The remote that this browser runs from the developer's machine; null in every other browser. Where the deployment does not
 * allow it, the gateway removes the cookie before the page runs; elsewhere its CSP admits that origin only.
 */
export const ownRemote = (): LocalRemote | null =>
  readLocalRemote(document.cookie, window.location.protocol === 'https:');
