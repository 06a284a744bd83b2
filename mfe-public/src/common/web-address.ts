/** The address when it is one of the web; null for anything else, which a link must not carry. */
export function webAddress(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const { protocol, href } = new URL(website);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
