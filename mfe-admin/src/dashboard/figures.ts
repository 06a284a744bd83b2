import { TOTAL_LIMIT } from '@psp/contracts/common';
import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import type { Overview, WaitingGroup } from '@psp/contracts/overview';
import { formatNumber, plural, type PluralForms } from '@psp/design-system/format';
import { strings } from './strings.ts';
import { KINDS } from './waiting-kinds.ts';

interface Figure {
  label: string;
  /** Second line. */
  detail: string;
  value: number;
  /** Address of the counted list. */
  href: string;
}

/** "12", or "peste 10.000" for a capped count. */
export const shownCount = (value: number, limit = FIGURE_LIMIT): string =>
  value > limit ? strings.moreThan(formatNumber(limit)) : formatNumber(value);

const counted = (value: number, forms: PluralForms): string =>
  value > FIGURE_LIMIT ? strings.moreThan(plural(FIGURE_LIMIT, forms)) : plural(value, forms);
/* The noun of a number that stands above it: "de conturi". */
const noun = (value: number, forms: PluralForms): string => {
  const shown = Math.min(value, FIGURE_LIMIT);
  return plural(shown, forms).slice(formatNumber(shown).length + 1);
};

/** Returns the four figures of the portal, each with its list. */
export function figuresOf({ figures: { organisations, accounts, articles, requests } }: Overview): Figure[] {
  return [
    {
      value: organisations.approved,
      label: noun(organisations.approved, strings.organisations),
      detail: `${counted(organisations.uat, strings.members)}, ${counted(organisations.firma, strings.partners)}`,
      href: '/admin/users?status=approved',
    },
    {
      value: accounts.active,
      label: noun(accounts.active, strings.accounts),
      detail: strings.newAccounts(shownCount(accounts.newThisMonth)),
      href: '/admin/users?sectiune=persoane&status=active',
    },
    {
      value: articles.published,
      label: noun(articles.published, strings.articles),
      detail: strings.pendingArticles(shownCount(articles.pending)),
      href: '/admin/articles?list=published',
    },
    {
      value: requests.open,
      label: noun(requests.open, strings.openRequests),
      detail: strings.sentRequests(shownCount(requests.sent)),
      href: '/admin/service-requests?status=sent',
    },
  ];
}

/** Returns the counts of waiting records, each with its list. */
export const waitingFigures = ({ waiting: { groups } }: Overview): Pick<Figure, 'label' | 'value' | 'href'>[] =>
  groups.map(({ kind, count }) => ({ label: KINDS[kind].label, value: count, href: KINDS[kind].list }));

/** Number of all waiting records; `isMore` if a count is capped. */
export const waitingTotal = (groups: readonly WaitingGroup[]): { count: number; isMore: boolean } => ({
  count: groups.reduce((sum, { count }) => sum + Math.min(count, TOTAL_LIMIT), 0),
  isMore: groups.some(({ count }) => count > TOTAL_LIMIT),
});
