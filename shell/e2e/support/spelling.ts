/**
 * Percent-encodes some characters of an id, depending on the time, so that a request is not answered from the gateway's cache, which
 * uses the address as its key.
 */
export const uncachedSpelling = (id: string): string => {
  const now = Date.now();
  return [...id]
    .map((char, index) => (Math.floor(now / 2 ** index) % 2 ? `%${char.charCodeAt(0).toString(16)}` : char))
    .join('');
};
