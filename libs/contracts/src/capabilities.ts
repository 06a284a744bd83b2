import type { AuditedEntity } from './history.ts';
import * as accounts from './words/accounts.ts';
import * as amendments from './words/amendments.ts';
import * as articles from './words/articles.ts';
import * as assistant from './words/assistant.ts';
import * as attendance from './words/attendance.ts';
import * as audit from './words/audit.ts';
import * as benefits from './words/benefits.ts';
import * as certificates from './words/certificates.ts';
import * as common from './words/common.ts';
import * as communities from './words/communities.ts';
import * as consultations from './words/consultations.ts';
import * as datedValues from './words/dated-values.ts';
import * as settings from './words/settings.ts';
import * as deadlines from './words/deadlines.ts';
import * as discountCodes from './words/discount-codes.ts';
import * as editing from './words/editing.ts';
import * as exchange from './words/exchange.ts';
import * as files from './words/files.ts';
import * as enrolment from './words/enrolment.ts';
import * as events from './words/events.ts';
import * as feedback from './words/feedback.ts';
import * as flags from './words/flags.ts';
import * as forum from './words/forum.ts';
import * as groups from './words/groups.ts';
import * as health from './words/health.ts';
import * as images from './words/images.ts';
import * as legal from './words/legal.ts';
import * as legislation from './words/legislation.ts';
import * as library from './words/library.ts';
import * as magazine from './words/magazine.ts';
import * as materials from './words/materials.ts';
import * as members from './words/members.ts';
import * as messages from './words/messages.ts';
import * as newsletter from './words/newsletter.ts';
import * as notifications from './words/notifications.ts';
import * as offers from './words/offers.ts';
import * as opportunities from './words/opportunities.ts';
import * as organisations from './words/organisations.ts';
import * as packages from './words/packages.ts';
import * as partners from './words/partners.ts';
import * as people from './words/people.ts';
import * as proformas from './words/proformas.ts';
import * as projects from './words/projects.ts';
import * as purchaseFiles from './words/purchase-files.ts';
import * as push from './words/push.ts';
import * as questions from './words/questions.ts';
import * as receptionNotes from './words/reception-notes.ts';
import * as registrations from './words/registrations.ts';
import * as reminders from './words/reminders.ts';
import * as reports from './words/reports.ts';
import * as decisions from './words/decisions.ts';
import * as reviews from './words/reviews.ts';
import * as savedFilters from './words/saved-filters.ts';
import * as seats from './words/seats.ts';
import * as serviceRequests from './words/service-requests.ts';
import * as siteContent from './words/site-content.ts';
import * as yearlyReports from './words/yearly-reports.ts';
import * as solutions from './words/solutions.ts';
import * as startingTexts from './words/starting-texts.ts';
import * as templates from './words/templates.ts';
import * as supportViews from './words/support-views.ts';
import * as training from './words/training.ts';
import * as tickets from './words/tickets.ts';
import * as users from './words/users.ts';
import type { LiveLists } from './words/words.ts';
import * as workConfirmations from './words/work-confirmations.ts';

/** All error codes with HTTP status and Romanian message. */
export const ERRORS = Object.freeze({
  ...common.ERRORS,
  ...accounts.ERRORS,
  ...amendments.ERRORS,
  ...articles.ERRORS,
  ...attendance.ERRORS,
  ...benefits.ERRORS,
  ...communities.ERRORS,
  ...datedValues.ERRORS,
  ...settings.ERRORS,
  ...consultations.ERRORS,
  ...discountCodes.ERRORS,
  ...files.ERRORS,
  ...enrolment.ERRORS,
  ...events.ERRORS,
  ...exchange.ERRORS,
  ...feedback.ERRORS,
  ...flags.ERRORS,
  ...forum.ERRORS,
  ...groups.ERRORS,
  ...health.ERRORS,
  ...images.ERRORS,
  ...legal.ERRORS,
  ...legislation.ERRORS,
  ...library.ERRORS,
  ...assistant.ERRORS,
  ...magazine.ERRORS,
  ...yearlyReports.ERRORS,
  ...materials.ERRORS,
  ...members.ERRORS,
  ...messages.ERRORS,
  ...newsletter.ERRORS,
  ...notifications.ERRORS,
  ...offers.ERRORS,
  ...opportunities.ERRORS,
  ...organisations.ERRORS,
  ...packages.ERRORS,
  ...partners.ERRORS,
  ...people.ERRORS,
  ...proformas.ERRORS,
  ...projects.ERRORS,
  ...purchaseFiles.ERRORS,
  ...push.ERRORS,
  ...receptionNotes.ERRORS,
  ...registrations.ERRORS,
  ...reminders.ERRORS,
  ...decisions.ERRORS,
  ...reviews.ERRORS,
  ...savedFilters.ERRORS,
  ...seats.ERRORS,
  ...serviceRequests.ERRORS,
  ...solutions.ERRORS,
  ...startingTexts.ERRORS,
  ...supportViews.ERRORS,
  ...templates.ERRORS,
  ...training.ERRORS,
  ...tickets.ERRORS,
  ...users.ERRORS,
  ...workConfirmations.ERRORS,
});

/** Labels of the recorded acts in histories. */
export const ACT_LABELS = Object.freeze({
  ...accounts.ACTS,
  ...amendments.ACTS,
  ...articles.ACTS,
  ...attendance.ACTS,
  ...audit.ACTS,
  ...benefits.ACTS,
  ...certificates.ACTS,
  ...communities.ACTS,
  ...datedValues.ACTS,
  ...settings.ACTS,
  ...consultations.ACTS,
  ...deadlines.ACTS,
  ...discountCodes.ACTS,
  ...enrolment.ACTS,
  ...events.ACTS,
  ...exchange.ACTS,
  ...feedback.ACTS,
  ...flags.ACTS,
  ...forum.ACTS,
  ...groups.ACTS,
  ...health.ACTS,
  ...legal.ACTS,
  ...legislation.ACTS,
  ...library.ACTS,
  ...assistant.ACTS,
  ...magazine.ACTS,
  ...yearlyReports.ACTS,
  ...materials.ACTS,
  ...members.ACTS,
  ...messages.ACTS,
  ...newsletter.ACTS,
  ...notifications.ACTS,
  ...offers.ACTS,
  ...opportunities.ACTS,
  ...organisations.ACTS,
  ...packages.ACTS,
  ...partners.ACTS,
  ...people.ACTS,
  ...proformas.ACTS,
  ...projects.ACTS,
  ...push.ACTS,
  ...questions.ACTS,
  ...registrations.ACTS,
  ...reports.ACTS,
  ...decisions.ACTS,
  ...reviews.ACTS,
  ...editing.ACTS,
  ...savedFilters.ACTS,
  ...seats.ACTS,
  ...serviceRequests.ACTS,
  ...siteContent.ACTS,
  ...solutions.ACTS,
  ...startingTexts.ACTS,
  ...supportViews.ACTS,
  ...training.ACTS,
  ...tickets.ACTS,
  ...users.ACTS,
  ...workConfirmations.ACTS,
});

/** Audited entities of which others see a change at once, with the lists that show it. */
export const LIVE_TOPICS = Object.freeze({
  ...amendments.LIVE_TOPICS,
  ...articles.LIVE_TOPICS,
  ...benefits.LIVE_TOPICS,
  ...certificates.LIVE_TOPICS,
  ...communities.LIVE_TOPICS,
  ...consultations.LIVE_TOPICS,
  ...discountCodes.LIVE_TOPICS,
  ...enrolment.LIVE_TOPICS,
  ...events.LIVE_TOPICS,
  ...exchange.LIVE_TOPICS,
  ...flags.LIVE_TOPICS,
  ...forum.LIVE_TOPICS,
  ...groups.LIVE_TOPICS,
  ...health.LIVE_TOPICS,
  ...legislation.LIVE_TOPICS,
  ...library.LIVE_TOPICS,
  ...assistant.LIVE_TOPICS,
  ...magazine.LIVE_TOPICS,
  ...yearlyReports.LIVE_TOPICS,
  ...materials.LIVE_TOPICS,
  ...members.LIVE_TOPICS,
  ...messages.LIVE_TOPICS,
  ...offers.LIVE_TOPICS,
  ...organisations.LIVE_TOPICS,
  ...packages.LIVE_TOPICS,
  ...people.LIVE_TOPICS,
  ...proformas.LIVE_TOPICS,
  ...projects.LIVE_TOPICS,
  ...questions.LIVE_TOPICS,
  ...decisions.LIVE_TOPICS,
  ...reviews.LIVE_TOPICS,
  ...seats.LIVE_TOPICS,
  ...serviceRequests.LIVE_TOPICS,
  ...solutions.LIVE_TOPICS,
  ...supportViews.LIVE_TOPICS,
  ...training.LIVE_TOPICS,
  ...tickets.LIVE_TOPICS,
  ...users.LIVE_TOPICS,
} as const satisfies { readonly [Entity in AuditedEntity]?: LiveLists[string] });

/** Other topics that commands announce, with the lists that show them. */
export const ANNOUNCED_TOPICS: LiveLists = Object.freeze({ ...messages.ANNOUNCED_TOPICS });
