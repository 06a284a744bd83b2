import { checkCapabilities } from './check-capabilities.ts';
import { projects } from './collaborating/projects/capability.ts';
import { reviews } from './collaborating/reviews/capability.ts';
import { notifications } from './communicating/notifications/capability.ts';
import { tickets } from './communicating/tickets/capability.ts';
import { accounts } from './joining/accounts/capability.ts';
import { members } from './joining/members/capability.ts';
import { organisations } from './joining/organisations/capability.ts';
import { audit } from './operating/audit/capability.ts';
import { communities } from './presenting/communities/capability.ts';
import { solutions } from './presenting/solutions/capability.ts';
import { articles } from './publishing/articles/capability.ts';
import { legal } from './publishing/legal/capability.ts';
import { newsletter } from './publishing/newsletter/capability.ts';
import { siteContent } from './publishing/site-content/capability.ts';
import { offers } from './sourcing/offers/capability.ts';
import { questions } from './sourcing/questions/capability.ts';
import { serviceRequests } from './sourcing/service-requests/capability.ts';

/** Everything the portal is made of, in any order. Throws when two bring the same. */
export const CAPABILITIES = checkCapabilities([
  projects,
  reviews,
  notifications,
  tickets,
  accounts,
  members,
  organisations,
  audit,
  communities,
  solutions,
  articles,
  legal,
  newsletter,
  siteContent,
  offers,
  questions,
  serviceRequests,
]);
