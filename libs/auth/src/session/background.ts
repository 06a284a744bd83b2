/** Header of requests that no user action triggered, such as polling. They do not extend an idle session. */
export const BACKGROUND_HEADER = 'x-background';

/** Returns the headers of a background request; none for other requests. */
export function backgroundHeader(isBackground = false): Record<string, string> {
  return isBackground ? { [BACKGROUND_HEADER]: '1' } : {};
}
