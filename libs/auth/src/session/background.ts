/** Header of requests that no person triggered, such as polling: they do not extend an idle session. */
export const BACKGROUND_HEADER = 'x-background';

/** Headers of a background request; none for others. */
export function backgroundHeader(isBackground = false): Record<string, string> {
  return isBackground ? { [BACKGROUND_HEADER]: '1' } : {};
}
