import * as articles from './words/articles.ts';
import * as assistant from './words/assistant.ts';
import * as communities from './words/communities.ts';
import * as exchange from './words/exchange.ts';
import * as events from './words/events.ts';
import * as legislation from './words/legislation.ts';
import * as library from './words/library.ts';
import * as organisations from './words/organisations.ts';
import * as settings from './words/settings.ts';
import * as siteContent from './words/site-content.ts';
import * as yearlyReports from './words/yearly-reports.ts';
import * as solutions from './words/solutions.ts';

/** Topics of public responses. A cached response is stale once one of its topics has changed. */
export const PUBLIC_TOPICS = Object.freeze([
  ...organisations.PUBLIC_TOPICS,
  ...solutions.PUBLIC_TOPICS,
  ...communities.PUBLIC_TOPICS,
  ...articles.PUBLIC_TOPICS,
  ...siteContent.PUBLIC_TOPICS,
  ...settings.PUBLIC_TOPICS,
  ...yearlyReports.PUBLIC_TOPICS,
  ...events.PUBLIC_TOPICS,
  ...exchange.PUBLIC_TOPICS,
  ...legislation.PUBLIC_TOPICS,
  ...library.PUBLIC_TOPICS,
  ...assistant.PUBLIC_TOPICS,
] as const);
export type PublicTopic = (typeof PUBLIC_TOPICS)[number];
