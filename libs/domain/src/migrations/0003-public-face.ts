import { Migration } from '@mikro-orm/migrations';
import { ARTICLES } from './public-face/articles.ts';
import { COMMUNITIES } from './public-face/communities.ts';
import { IMAGES } from './public-face/images.ts';
import { NEWSLETTER } from './public-face/newsletter.ts';
import { PUBLIC_CHANGES } from './public-face/public-changes.ts';
import { SEARCH } from './public-face/search.ts';
import { SITE_CONTENT } from './public-face/site-content.ts';
import { SOLUTIONS } from './public-face/solutions.ts';
import { TICKETS } from './public-face/tickets.ts';

const GROUPS = [IMAGES, COMMUNITIES, SOLUTIONS, ARTICLES, TICKETS, SITE_CONTENT, NEWSLETTER, SEARCH, PUBLIC_CHANGES];

/** What the public pages show and the areas behind them keep: showcases, marketplace, blog, support, newsletter, texts, search. */
export class PublicFace extends Migration {
  override up(): void {
    for (const group of GROUPS) this.addSql(group);
  }
}
