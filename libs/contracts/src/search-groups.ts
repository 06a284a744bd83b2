import * as accounts from './words/search/accounts.ts';
import * as articles from './words/search/articles.ts';
import * as communities from './words/search/communities.ts';
import * as events from './words/search/events.ts';
import * as exchange from './words/search/exchange.ts';
import * as forum from './words/search/forum.ts';
import * as legislation from './words/search/legislation.ts';
import * as library from './words/search/library.ts';
import * as messages from './words/search/messages.ts';
import * as offers from './words/search/offers.ts';
import * as opportunities from './words/search/opportunities.ts';
import * as organisations from './words/search/organisations.ts';
import * as projects from './words/search/projects.ts';
import * as serviceRequests from './words/search/service-requests.ts';
import * as solutions from './words/search/solutions.ts';
import * as tickets from './words/search/tickets.ts';
import * as training from './words/search/training.ts';

/** Kinds of results that everyone finds, in the order of their groups. */
export const SEARCH_GROUPS = {
  ...communities.SEARCH_GROUPS,
  ...organisations.SEARCH_GROUPS,
  ...solutions.SEARCH_GROUPS,
  ...exchange.SEARCH_GROUPS,
  ...articles.SEARCH_GROUPS,
  ...events.SEARCH_GROUPS,
  ...library.SEARCH_GROUPS,
  ...legislation.SEARCH_GROUPS,
} as const;
export type SearchKind = keyof typeof SEARCH_GROUPS;
export const SEARCH_KINDS = Object.keys(SEARCH_GROUPS) as SearchKind[];

/** Labels of the kinds of results for members only, in the order of their groups, before all others. */
export const OWN_GROUPS = {
  ...serviceRequests.OWN_GROUPS,
  ...projects.OWN_GROUPS,
  ...offers.OWN_GROUPS,
  ...messages.OWN_GROUPS,
  ...opportunities.OWN_GROUPS,
  ...forum.OWN_GROUPS,
  ...events.OWN_GROUPS,
  ...training.OWN_GROUPS,
  ...legislation.OWN_GROUPS,
  ...library.OWN_GROUPS,
  ...organisations.OWN_GROUPS,
  ...tickets.OWN_GROUPS,
  ...accounts.OWN_GROUPS,
} as const;
export type OwnKind = keyof typeof OWN_GROUPS;
export const OWN_KINDS = Object.keys(OWN_GROUPS) as OwnKind[];
