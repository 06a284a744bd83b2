/** Where the portal under test answers. */
export function portalUrl(): string {
  const url = process.env.PORTAL_URL;
  if (!url) throw new Error('PORTAL_URL is not set: the journeys are started by npm test.');
  return url;
}
