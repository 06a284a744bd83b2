/**
 * A path's id as nobody has spelled it yet: the gateway keeps answers by address as it is written, so that the one to this is
 * fresh. The percent signs follow the clock.
 */
export const spelledAnew = (id: string): string => {
  const moment = Date.now();
  return [...id]
    .map((char, index) => (Math.floor(moment / 2 ** index) % 2 ? `%${char.charCodeAt(0).toString(16)}` : char))
    .join('');
};
