import { SUPPORT_SECTION_NAMES, type SupportSection } from '@psp/contracts/support-view-names';
import type { supportViewOperations } from '@psp/contracts/support-views';
import { serverNow } from '@psp/auth/session/server-clock';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';
import { organisationAddress } from '../users/filters.ts';

export const supportViews = createApi<typeof supportViewOperations>('admin');

/** The support views of an organisation. */
export const supportViewsQuery = (id: string) =>
  readQuery(supportViews, ['admin', 'users', 'support-views', id], 'GET /organisations/:id/support-views', { id });

/** Milliseconds until a view ends by itself, at least one second. */
export const untilEnd = (endsAt: string): number => Math.max(1000, Date.parse(endsAt) - serverNow().getTime());

/** An open view, and the page of a list in it. */
export interface InView {
  organisationId: string;
  viewId: string;
  page: number;
}

const keyOf = (section: SupportSection, { viewId, page }: InView) =>
  ['admin', 'support-view', viewId, section, page] as const;
const paged = ({ organisationId: id, page }: InView) => ({ id, query: { page } });
const whole = ({ organisationId: id }: InView) => ({ id });

export const sectionQueries = {
  dashboard: (of: InView) =>
    readQuery(supportViews, keyOf('dashboard', of), 'GET /organisations/:id/support-view/dashboard', whole(of)),
  requests: (of: InView) =>
    listQuery(supportViews, keyOf('requests', of), 'GET /organisations/:id/support-view/requests', paged(of)),
  opportunities: (of: InView) =>
    listQuery(supportViews, keyOf('opportunities', of), 'GET /organisations/:id/support-view/opportunities', paged(of)),
  offers: (of: InView) =>
    listQuery(supportViews, keyOf('offers', of), 'GET /organisations/:id/support-view/offers', paged(of)),
  projects: (of: InView) =>
    listQuery(supportViews, keyOf('projects', of), 'GET /organisations/:id/support-view/projects', paged(of)),
  conversations: (of: InView) =>
    listQuery(supportViews, keyOf('conversations', of), 'GET /organisations/:id/support-view/conversations', paged(of)),
  members: (of: InView) =>
    readQuery(supportViews, keyOf('members', of), 'GET /organisations/:id/support-view/members', whole(of)),
  notifications: (of: InView) =>
    readQuery(supportViews, keyOf('notifications', of), 'GET /organisations/:id/support-view/notifications', whole(of)),
  package: (of: InView) =>
    readQuery(supportViews, keyOf('package', of), 'GET /organisations/:id/support-view/package', whole(of)),
  limits: (of: InView) =>
    readQuery(supportViews, keyOf('limits', of), 'GET /organisations/:id/support-view/limits', whole(of)),
};

/** Address of a section of an organisation's support view. */
export const supportAddress = (id: string, section?: SupportSection, page = 1): string => {
  const search = new URLSearchParams();
  if (section && section !== 'dashboard') search.set('sectiune', section);
  if (page > 1) search.set('page', String(page));
  return [`${organisationAddress(id)}/suport`, search.toString()].filter(Boolean).join('?');
};

const PAGES_MOST = 10_000;

/** The section and page in the address; anything else counts as the first. */
export const placeIn = (search: URLSearchParams, offered: readonly SupportSection[]) => {
  const wanted = SUPPORT_SECTION_NAMES.find((name) => name === search.get('sectiune')) ?? 'dashboard';
  const page = Number(search.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= PAGES_MOST;
  return { section: offered.includes(wanted) ? wanted : 'dashboard', page: isPage ? page : 1 } as const;
};

export const loadSupport = recordLoader(supportViewsQuery);
