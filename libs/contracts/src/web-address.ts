/* Characters that browsers ignore or treat as a slash, which could hide the real target of an address. */
const HIDING = /[\s\\\p{Cc}\p{Cf}]/u;
const SCHEME = /^https?:\/\/(?=[^/])/i;

/** `URL.href` of an http or https address without user info; null for any other text. */
export function webAddress(text: string | null): string | null {
  if (!text || HIDING.test(text) || !SCHEME.test(text) || !URL.canParse(text)) return null;
  const { href, username, password } = new URL(text);
  return username || password ? null : href;
}
