/* What browsers skip or take for a slash: an address may not hide where it leads. */
const HIDING = /[\s\\\p{Cc}\p{Cf}]/u;
const SCHEME = /^https?:\/\/(?=[^/])/i;

/** `URL.href` of an address of the web, http or https without user info; null for any other text. */
export function webAddress(text: string | null): string | null {
  if (!text || HIDING.test(text) || !SCHEME.test(text) || !URL.canParse(text)) return null;
  const { href, username, password } = new URL(text);
  return username || password ? null : href;
}
