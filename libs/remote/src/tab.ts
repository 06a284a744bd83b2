const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

let name: string | undefined;

/**
 * Name of this browser tab, anew with each load: by it the tab knows its own changes when it is told of them. Made when it is first
 * asked for: the server, which reads what pages need, runs this module without `crypto`.
 */
export const tabId = (): string => (name ??= `t${hex(globalThis.crypto.getRandomValues(new Uint8Array(6)))}`);

let sent = 0;

/** Id of one request of this tab. */
export const requestId = (): string => {
  sent += 1;
  return `${tabId()}-${sent.toString(36).padStart(4, '0')}`;
};
