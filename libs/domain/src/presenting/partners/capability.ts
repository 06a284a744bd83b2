import { ACTS, ERRORS } from '@psp/contracts/words/partners';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { MemberMarketplace } from '../../migrations/0026-member-marketplace.ts';
import { KeptMarket } from '../../migrations/0041-kept-market.ts';
import { NamedFirms } from '../../migrations/0044-named-firms.ts';
import { CompanyProfiles } from '../../migrations/0048-company-profiles.ts';
import { CertificateReminders } from '../../migrations/0049-certificate-reminders.ts';
import { VerifiedFirms } from '../../migrations/0056-verified-firms.ts';
import { FilteredSearches } from '../../migrations/0076-filtered-searches.ts';
import { SealedAnswers } from '../../migrations/0082-sealed-answers.ts';
import { waitsForBadge } from './badge.ts';
import { TODAY } from '../../time.ts';
import { Certificate, Discount, PortfolioItem, TeamMember } from './company-parts.entity.ts';
import { reviewBadges } from './decide-badge.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';
import { countResponses } from './response.ts';

export const partners: Capability = {
  name: 'partners',
  words: { ACTS, ERRORS },
  entities: [Certificate, Discount, PortfolioItem, TeamMember],
  migrations: {
    '0026-member-marketplace': MemberMarketplace,
    '0041-kept-market': KeptMarket,
    '0044-named-firms': NamedFirms,
    '0048-company-profiles': CompanyProfiles,
    '0049-certificate-reminders': CertificateReminders,
    '0056-verified-firms': VerifiedFirms,
    '0076-filtered-searches': FilteredSearches,
    '0082-sealed-answers': SealedAnswers,
  },
  waiting: {
    badges: () => ({
      rows: sql`select o.id, coalesce(o.badge_asked_at, o.badge_doubted_at) as since from organisation o where ${waitsForBadge}`,
      about: sql`select o.name, null::text from organisation o where o.id = w.id`,
    }),
  },
  time: { countResponses, remindOfCertificates, reviewBadges },
  notifications: NOTIFICATIONS,
  tidy: [
    {
      name: 'ended solutions of firms',
      apply: (db) =>
        db.run(sql.raw(`select keep_market(array(select id from organisation where offered_until < ${TODAY}))`)),
    },
  ],
};
