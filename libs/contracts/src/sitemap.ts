import { anyone } from './access.ts';
import { PUBLIC_TOPICS } from './public-topics.ts';
import { file, operations } from './operations.ts';

/** Files for search engines. */
export const sitemapOperations = operations(['public'], {
  sitemap: file('/sitemap.xml', { access: anyone, topics: PUBLIC_TOPICS }),
  robots: file('/robots.txt', { access: anyone, topics: PUBLIC_TOPICS }),
});
