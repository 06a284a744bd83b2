import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sitemapOperations } from '@psp/contracts/sitemap';
import { type PublicAddress, publicAddresses } from '@psp/domain/operating/public-changes/addresses';
import { SitemapStream, streamToPromise } from 'sitemap';

/** Pages that do not depend on the database. */
const PAGES = [
  ...['/', '/comunitati', '/parteneri', '/marketplace', '/proiecte', '/blog', '/evenimente', '/resurse', '/legislatie'],
  ...['/raport', '/support'],
  ...['/legal/termeni', '/legal/confidentialitate', '/legal/gdpr', '/legal/accesibilitate'],
];

/** The sitemap with every public page, and robots.txt. */
export const sitemapRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;
  implement(app, 'public', sitemapOperations, {
    sitemap: async ({ db }, _, reply) => {
      const addresses = await publicAddresses(db, PAGES.length);
      return reply.type('application/xml; charset=utf-8').send(await writeSitemap(publicOrigin, addresses));
    },
    robots: async (_, __, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicOrigin)),
  });
};

async function writeSitemap(origin: string, addresses: PublicAddress[]): Promise<Buffer> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const text = streamToPromise(stream);
  for (const path of PAGES) stream.write({ url: path });
  for (const { folder, id, changedAt } of addresses) stream.write({ url: `${folder}${id}`, lastmod: changedAt });
  stream.end();
  return text;
}

/* Disallows the pages of accounts, and secret links, which are for one person. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/uat/',
      '/firma/',
      '/admin/',
      '/admin-login',
      '/cont',
      '/cerere',
      '/organizatie',
      '/tichet/',
      '/verificare/',
    ].map((path) => `Disallow: ${path}`),
    // Public pages need their pictures and data.
    'Allow: /api/public/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
