const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

let ownId: string | undefined;

/**
 * Id of this browser tab, new with each page load; the tab recognises its own changes in the event stream by it. Created on first
 * use, because `crypto` is missing when the server runs this module to render pages.
 */
export const tabId = (): string => (ownId ??= `t${hex(globalThis.crypto.getRandomValues(new Uint8Array(6)))}`);

let sent = 0;

/** Creates the id of a request: the tab's id and a counter. */
export const requestId = (): string => {
  sent += 1;
  return `${tabId()}-${sent.toString(36).padStart(4, '0')}`;
};
