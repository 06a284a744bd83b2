import type { AdminDashboard } from '@psp/contracts/dashboards';
import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--line);
  overflow: hidden;
  > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 14px 18px; background: var(--surface); }
  > div { grid-column: span 2; }
  > [data-waits] { grid-column: span 3; }
  dt { color: var(--ink-muted); font-size: 1rem; line-height: 1.35; }
  dd { margin: 0; color: var(--blue-900); font-size: 1.75rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); > div, > [data-waits] { grid-column: auto; padding: 12px 14px; } > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

/** How many there are of each thing, over all rows; in a line of their own what waits for the association. */
export function Counts({ dashboard }: { dashboard: AdminDashboard }) {
  const { organisations, offers, projects, reviews, tickets, articles } = dashboard;
  const counts = [
    { label: strings.pending, value: organisations.pending, href: '/admin/applications?status=pending' },
    { label: strings.articles, value: articles.pending, href: '/admin/moderation' },
    { label: strings.tickets, value: tickets.open, href: '/admin/tickets?status=open' },
    { label: strings.overdueTickets, value: tickets.overdue, href: '/admin/tickets?due=overdue' },
    { label: strings.uats, value: organisations.uat },
    { label: strings.firms, value: organisations.firma },
    { label: strings.offers, value: offers },
    { label: strings.activeProjects, value: projects.active },
    { label: strings.completedProjects, value: projects.completed },
    { label: strings.reviews, value: reviews },
  ];
  return (
    <Strip aria-label={strings.figures}>
      {counts.map(({ label, value, href }) => (
        <div key={label} data-waits={href ? '' : undefined}>
          <dt>{href ? <Link href={href}>{label}</Link> : label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </Strip>
  );
}
