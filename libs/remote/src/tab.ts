const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Name of this browser tab, anew with each load: by it the tab knows its own changes when it is told of them. */
export const TAB_ID = `t${hex(globalThis.crypto.getRandomValues(new Uint8Array(6)))}`;

let sent = 0;

/** Id of one request of this tab. */
export const requestId = (): string => {
  sent += 1;
  return `${TAB_ID}-${sent.toString(36).padStart(4, '0')}`;
};
