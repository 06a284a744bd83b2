import type { Capability } from '../../capability.ts';
import { ViewsOfPages } from '../../migrations/0061-views-of-pages.ts';
import { TODAY } from '../../time.ts';

const limits = {
  // As for articles: an office behind one address has several readers, a script sends thousands of requests.
  'view:page': { times: 10, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const views: Capability = {
  name: 'views',
  limits,
  migrations: { '0061-views-of-pages': ViewsOfPages },
  // After the day, not even the hashes are needed.
  tidy: [`delete from page_visitor where day < ${TODAY}`],
};
