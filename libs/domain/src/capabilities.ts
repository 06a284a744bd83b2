import { attendance } from './attending/attendance/capability.ts';
import { certificates } from './attending/certificates/capability.ts';
import { enrolment } from './attending/enrolment/capability.ts';
import { events } from './attending/events/capability.ts';
import { proformas } from './attending/proformas/capability.ts';
import { feedback } from './attending/feedback/capability.ts';
import { materials } from './attending/materials/capability.ts';
import { seats } from './attending/seats/capability.ts';
import { training } from './attending/training/capability.ts';
import { checkCapabilities } from './check-capabilities.ts';
import { amendments } from './collaborating/amendments/capability.ts';
import { exchange } from './collaborating/exchange/capability.ts';
import { projects } from './collaborating/projects/capability.ts';
import { receptionNotes } from './collaborating/reception-notes/capability.ts';
import { reviews } from './collaborating/reviews/capability.ts';
import { mail } from './operating/mail/capability.ts';
import { forum } from './communicating/forum/capability.ts';
import { messages } from './communicating/messages/capability.ts';
import { notifications } from './operating/notifications/capability.ts';
import { push } from './operating/push/capability.ts';
import { tickets } from './communicating/tickets/capability.ts';
import { accounts } from './joining/accounts/capability.ts';
import { members } from './joining/members/capability.ts';
import { people } from './joining/people/capability.ts';
import { organisations } from './joining/organisations/capability.ts';
import { registrations } from './joining/registrations/capability.ts';
import { audit } from './operating/audit/capability.ts';
import { browserReports } from './operating/browser-reports/capability.ts';
import { datedValues } from './operating/dated-values/capability.ts';
import { roles } from './operating/roles/capability.ts';
import { settings } from './operating/settings/capability.ts';
import { assistant } from './knowledge/assistant/capability.ts';
import { legislation } from './knowledge/legislation/capability.ts';
import { library } from './knowledge/library/capability.ts';
import { extraction } from './knowledge/extraction/capability.ts';
import { passages } from './knowledge/passages/capability.ts';
import { templates } from './knowledge/templates/capability.ts';
import { deadlines } from './overseeing/deadlines/capability.ts';
import { files } from './operating/files/capability.ts';
import { jobs } from './operating/jobs/capability.ts';
import { live } from './operating/live/capability.ts';
import { personalData } from './operating/personal-data/capability.ts';
import { packages } from './overseeing/packages/capability.ts';
import { reminders } from './overseeing/reminders/capability.ts';
import { reports } from './overseeing/reports/capability.ts';
import { editing } from './operating/editing/capability.ts';
import { savedFilters } from './overseeing/saved-filters/capability.ts';
import { search } from './overseeing/search/capability.ts';
import { decisions } from './overseeing/decisions/capability.ts';
import { supportViews } from './overseeing/support-views/capability.ts';
import { users } from './overseeing/users/capability.ts';
import { communities } from './presenting/communities/capability.ts';
import { partners } from './presenting/partners/capability.ts';
import { solutions } from './presenting/solutions/capability.ts';
import { workConfirmations } from './presenting/work-confirmations/capability.ts';
import { views } from './presenting/views/capability.ts';
import { articles } from './publishing/articles/capability.ts';
import { flags } from './operating/flags/capability.ts';
import { health } from './operating/health/capability.ts';
import { images } from './operating/images/capability.ts';
import { legal } from './joining/legal/capability.ts';
import { discountCodes } from './publishing/discount-codes/capability.ts';
import { benefits } from './publishing/benefits/capability.ts';
import { magazine } from './publishing/magazine/capability.ts';
import { newsletter } from './publishing/newsletter/capability.ts';
import { siteContent } from './publishing/site-content/capability.ts';
import { yearlyReports } from './overseeing/yearly-reports/capability.ts';
import { attachments } from './operating/attachments/capability.ts';
import { consultations } from './sourcing/consultations/capability.ts';
import { groups } from './sourcing/groups/capability.ts';
import { matching } from './sourcing/matching/capability.ts';
import { offers } from './sourcing/offers/capability.ts';
import { opportunities } from './sourcing/opportunities/capability.ts';
import { purchaseFiles } from './sourcing/purchase-files/capability.ts';
import { questions } from './sourcing/questions/capability.ts';
import { serviceRequests } from './sourcing/service-requests/capability.ts';
import { startingTexts } from './sourcing/starting-texts/capability.ts';

/**
 * All capabilities of the portal. Throws when two declare the same thing. Erasure visits them in this order: it locks mails
 * before the links in them, as the code that sends a link does.
 */
export const CAPABILITIES = checkCapabilities([
  mail,
  notifications,
  push,
  tickets,
  accounts,
  organisations,
  members,
  people,
  registrations,
  serviceRequests,
  attachments,
  startingTexts,
  opportunities,
  matching,
  offers,
  consultations,
  groups,
  questions,
  seats,
  events,
  attendance,
  certificates,
  feedback,
  materials,
  training,
  enrolment,
  proformas,
  purchaseFiles,
  projects,
  amendments,
  exchange,
  receptionNotes,
  reviews,
  flags,
  messages,
  forum,
  communities,
  partners,
  workConfirmations,
  solutions,
  views,
  articles,
  images,
  legal,
  magazine,
  benefits,
  discountCodes,
  newsletter,
  siteContent,
  yearlyReports,
  legislation,
  passages,
  library,
  assistant,
  extraction,
  templates,
  audit,
  browserReports,
  datedValues,
  roles,
  settings,
  deadlines,
  editing,
  files,
  health,
  jobs,
  live,
  personalData,
  reminders,
  reports,
  savedFilters,
  search,
  packages,
  decisions,
  users,
  supportViews,
]);
