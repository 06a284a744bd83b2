import { type LocalRemote, readLocalRemote } from '@psp/contracts/local-remote';

/**
 * The remote that this browser runs from its developer's machine; null in every other browser. The gateway takes the cookie away
 * before the page runs where the deployment does not allow it, and lets the page load from that origin alone.
 */
export const ownRemote = (): LocalRemote | null =>
  readLocalRemote(document.cookie, window.location.protocol === 'https:');
