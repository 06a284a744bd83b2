import { ARTICLE_STATUS } from '@psp/contracts/articles';
import { AMENDMENT_STATUS } from '@psp/contracts/amendments';
import { GAP_STATUS } from '@psp/contracts/assistant-office';
import { CLAIM_STATUS } from '@psp/contracts/benefits';
import { ROLE_LABELS } from '@psp/contracts/common';
import { COMMUNITY_STATUS } from '@psp/contracts/communities';
import { EVENT_STATUS } from '@psp/contracts/events';
import { EXCHANGE_STATUS } from '@psp/contracts/exchange-names';
import { POST_STATUS } from '@psp/contracts/forum';
import { PART_STATUS } from '@psp/contracts/group-parts';
import { ACT_STATUS } from '@psp/contracts/legislation';
import { LIBRARY_STATUS } from '@psp/contracts/library-names';
import { LIBRARY_IMPORT_STATUS } from '@psp/contracts/library-imports';
import { ORGANISATION_IMPORT_STATUS } from '@psp/contracts/organisation-import-names';
import { MAGAZINE_STATUS } from '@psp/contracts/magazine';
import { YEARLY_STATUS } from '@psp/contracts/yearly-reports';
import { CONVERSATION_STATUS } from '@psp/contracts/messages';
import { ISSUE_STATUS } from '@psp/contracts/newsletter-issues';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { PERIOD_STATUS } from '@psp/contracts/package-names';
import { PROFORMA_STATUS } from '@psp/contracts/proformas';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { REPORT_STATUS } from '@psp/contracts/reported-conversations';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { PURCHASE_KIND_LABELS } from '@psp/contracts/thresholds';
import { TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { TRAINING_STATUS } from '@psp/contracts/training';
import { ACCOUNT_STATUS_LABELS } from '@psp/contracts/users';
import { STATE_WORDS } from './strings.ts';

const STATES: Readonly<Record<string, Readonly<Record<string, string | { label: string }>>>> = {
  account: ACCOUNT_STATUS_LABELS,
  amendment: AMENDMENT_STATUS,
  article: ARTICLE_STATUS,
  'article-revision': ARTICLE_STATUS,
  'assistant-gap': GAP_STATUS,
  'benefit-claim': CLAIM_STATUS,
  community: COMMUNITY_STATUS,
  'community-project': PROJECT_STATUS,
  conversation: CONVERSATION_STATUS,
  'conversation-report': REPORT_STATUS,
  event: EVENT_STATUS,
  'exchange-project': EXCHANGE_STATUS,
  'forum-post': POST_STATUS,
  'group-part': PART_STATUS,
  legislation: ACT_STATUS,
  library: LIBRARY_STATUS,
  'library-import': LIBRARY_IMPORT_STATUS,
  'magazine-issue': MAGAZINE_STATUS,
  'yearly-report': YEARLY_STATUS,
  membership: ROLE_LABELS,
  'newsletter-issue': ISSUE_STATUS,
  offer: OFFER_STATUS,
  organisation: APPLICATION_LABELS,
  'package-period': PERIOD_STATUS,
  'organisation-import': ORGANISATION_IMPORT_STATUS,
  proforma: PROFORMA_STATUS,
  project: PROJECT_STATUS,
  'seat-registration': REGISTRATION_STATUS,
  'service-request': REQUEST_STATUS,
  solution: SOLUTION_STATUS,
  threshold: PURCHASE_KIND_LABELS,
  ticket: TICKET_STATUS,
  training: TRAINING_STATUS,
};

/** A recorded state in words; itself if it has none, such as the number of a version. Null for none. */
export const stateInWords = (entity: string, state: string | null): string | null => {
  if (!state) return null;
  const known = STATES[entity]?.[state];
  const words = (typeof known === 'object' ? known.label : known) ?? STATE_WORDS[state] ?? state;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
