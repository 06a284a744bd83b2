import type { Capability } from '../../capability.ts';
import { ViewsOfPages } from '../../migrations/0061-views-of-pages.ts';
import { TODAY } from '../../time.ts';

const limits = {
  // As of articles: an office behind one address has several readers, a script that counts itself has thousands.
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
  // Afterwards even that somebody viewed is not needed.
  tidy: [`delete from page_visitor where day < ${TODAY}`],
};
