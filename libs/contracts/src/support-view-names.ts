/* Without zod, for the domain and for pages that only show names. */
import type { Kind } from './common.ts';

/** Sections of a support view, with the names that the organisation's own pages have. */
export const SUPPORT_SECTIONS = {
  dashboard: 'Dashboard',
  requests: 'Solicitări',
  opportunities: 'Oportunități',
  offers: 'Oferte',
  projects: 'Proiecte',
  conversations: 'Mesaje',
  members: 'Membri',
  notifications: 'Notificări',
  package: 'Pachet și profil',
  limits: 'Limite',
} as const;
export type SupportSection = keyof typeof SUPPORT_SECTIONS;
export const SUPPORT_SECTION_NAMES = Object.keys(SUPPORT_SECTIONS) as SupportSection[];

/** Sections that only one kind of organisation has. */
const OF_ONE_KIND: Partial<Record<SupportSection, Kind>> = { requests: 'uat', opportunities: 'firma' };

/** Sections of the support view of an organisation of this kind, in their order. */
export const supportSectionsOf = (kind: Kind): SupportSection[] =>
  SUPPORT_SECTION_NAMES.filter((section) => (OF_ONE_KIND[section] ?? kind) === kind);

/** Minutes after which a support view ends by itself. */
export const SUPPORT_VIEW_MINUTES = 30;
export const SUPPORT_REASON_LEAST = 10;
export const SUPPORT_REASON_MOST = 500;
