import type { AdminDashboard, RequestOutcome } from '@psp/contracts/dashboards';
import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import { formatNumber } from '@psp/design-system/format';
import { REQUEST_STATUS, REQUEST_STATUSES, type RequestStatus } from '@psp/contracts/service-requests';
import { strings } from './strings.ts';

interface Figure {
  label: string;
  value: number;
  /** Address of the counted list. */
  href: string;
  /** True for records that wait for the association. */
  waits?: boolean;
}

/** "12", or "peste 10.000" for a capped count. */
export const shownCount = (value: number): string =>
  value > FIGURE_LIMIT ? strings.moreThan(formatNumber(FIGURE_LIMIT)) : formatNumber(value);

/** Returns the counts, each with its list. */
export function figuresOf({ organisations, outcomes, tickets, articles }: AdminDashboard): Figure[] {
  const organisation = (kind: 'uat' | 'firma') => ({
    value: organisations[kind],
    href: `/admin/users?kind=${kind}&status=approved`,
  });
  const outcome = (name: RequestOutcome) => ({
    label: strings.outcomes[name],
    value: outcomes[name],
    href: `/admin/service-requests?outcome=${name}`,
  });
  const waiting = [
    { label: strings.pending, value: organisations.pending, href: '/admin/applications?status=pending' },
    { label: strings.badges, value: organisations.badges, href: '/admin/users?badge=waiting' },
    { label: strings.articles, value: articles.pending, href: '/admin/moderation' },
    { label: strings.tickets, value: tickets.open, href: '/admin/tickets?status=open' },
    { label: strings.overdueTickets, value: tickets.overdue, href: '/admin/tickets?due=overdue' },
  ];
  return [
    ...waiting.map((figure) => ({ ...figure, waits: true })),
    { label: strings.uats, ...organisation('uat') },
    { label: strings.firms, ...organisation('firma') },
    outcome('offers'),
    outcome('active'),
    outcome('completed'),
    outcome('reviews'),
  ];
}

const LIST = '/admin/service-requests';

/** Returns the counts of requests by state and in total, without drafts, which are private. */
export function requestFigures({ byStatus }: AdminDashboard['requests']): Figure[] {
  const listed = REQUEST_STATUSES.filter((status) => status !== 'draft');
  const count = (status: RequestStatus) => byStatus[status] ?? 0;
  return [
    ...listed.map((status) => ({
      label: REQUEST_STATUS[status].label,
      value: count(status),
      href: `${LIST}?status=${status}`,
    })),
    { label: strings.total, value: listed.reduce((sum, status) => sum + count(status), 0), href: LIST },
  ];
}
