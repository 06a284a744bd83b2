import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Article } from './publishing/articles/article.entity.ts';
import { ArticleRevision } from './publishing/articles/article-revision.entity.ts';
import { Audit } from './operating/audit/audit.entity.ts';
import { LegalVersion } from './publishing/legal/legal-version.entity.ts';
import { Foundation } from './migrations/0001-foundation.ts';
import { Onboarding } from './migrations/0002-onboarding.ts';
import { PublicFace } from './migrations/0003-public-face.ts';
import { PublicUpkeep } from './migrations/0004-public-upkeep.ts';
import { OpportunitySearch } from './migrations/0005-opportunity-search.ts';
import { OnboardingUpkeep } from './migrations/0006-onboarding-upkeep.ts';
import { Attraction } from './presenting/communities/attraction.entity.ts';
import { CommunityProject } from './presenting/communities/community-project.entity.ts';
import { Community } from './presenting/communities/community.entity.ts';
import { AccessRequest } from './joining/members/access-request.entity.ts';
import { Invitation } from './joining/members/invitation.entity.ts';
import { Membership } from './joining/members/membership.entity.ts';
import { NewsletterIssue } from './publishing/newsletter/issue.entity.ts';
import { Notification } from './communicating/notifications/notification.entity.ts';
import { Offer } from './sourcing/offers/offer.entity.ts';
import { Organisation } from './joining/organisations/organisation.entity.ts';
import { Milestone } from './collaborating/projects/milestone.entity.ts';
import { Project } from './collaborating/projects/project.entity.ts';
import { Question } from './sourcing/questions/question.entity.ts';
import { Review } from './collaborating/reviews/review.entity.ts';
import { SiteSection } from './publishing/site-content/site-section.entity.ts';
import { ServiceRequest } from './sourcing/service-requests/service-request.entity.ts';
import { Solution } from './presenting/solutions/solution.entity.ts';
import { Ticket } from './communicating/tickets/ticket.entity.ts';

const ENTITIES = [
  AccessRequest,
  Article,
  ArticleRevision,
  Attraction,
  Audit,
  Community,
  CommunityProject,
  Invitation,
  LegalVersion,
  Membership,
  Milestone,
  NewsletterIssue,
  Notification,
  Offer,
  Organisation,
  Project,
  Question,
  Review,
  ServiceRequest,
  SiteSection,
  Ticket,
  Solution,
];

interface OrmOptions {
  url: string;
  /** Connections at most; each process has its own pool. */
  poolSize?: number;
  /** How long somebody waits for a connection. */
  patienceMs?: number;
}

/** A person waits 5 s at most; then the screen says that the portal is busy and offers a retry. */
const PATIENCE_MS = 5000;

/** Opens the shared data layer on one PostgreSQL database. Throws what the driver throws when it cannot connect. */
export const createOrm = ({ url, poolSize = 10, patienceMs = PATIENCE_MS }: OrmOptions): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: ENTITIES,
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
    driverOptions: { connectionTimeoutMillis: patienceMs, idleTimeoutMillis: 30_000, application_name: 'portal-psp' },
    forceUtcTimezone: true,
    migrations: {
      migrationsList: [
        { name: '0001-foundation', class: Foundation },
        { name: '0002-onboarding', class: Onboarding },
        { name: '0003-public-face', class: PublicFace },
        { name: '0004-public-upkeep', class: PublicUpkeep },
        { name: '0005-opportunity-search', class: OpportunitySearch },
        { name: '0006-onboarding-upkeep', class: OnboardingUpkeep },
      ],
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
    },
  });
