/** Marks a request that a page makes by itself, such as a poll: it is no sign of life of the person. */
export const BACKGROUND_HEADER = 'x-background';

/** The header of such a request; none for what a person asked for. */
export function backgroundHeader(isBackground = false): Record<string, string> {
  return isBackground ? { [BACKGROUND_HEADER]: '1' } : {};
}
