/** What a firm mainly does. A separate file without zod, since pages that show it need no more. */
export const INDUSTRIES = {
  consultancy: 'Consultanță',
  it: 'IT',
  construction: 'Construcții',
  legal: 'Juridic',
  financial: 'Financiar',
  marketing: 'Marketing',
  other: 'Alt domeniu',
} as const;
export type Industry = keyof typeof INDUSTRIES;

/** How many work for a firm. */
export const EMPLOYEE_RANGES = {
  '1-10': '1–10 angajați',
  '10-50': '10–50 de angajați',
  '50-200': '50–200 de angajați',
  '200+': 'peste 200 de angajați',
} as const;
export type EmployeeRange = keyof typeof EMPLOYEE_RANGES;

/** Lists of a firm's profile whose items are saved one by one. */
export const COMPANY_LISTS = ['team', 'portfolio', 'discounts', 'certificates'] as const;
export type CompanyList = (typeof COMPANY_LISTS)[number];
/** Most items of one list. */
export const COMPANY_LIST_MAX = 50;
/** Most services, and most specializations. */
export const COMPANY_TEXTS_MAX = 30;
/** Of one of these. */
export const COMPANY_TEXT_LENGTH = 120;
/** Files of one certificate, and what they may be. */
export const CERTIFICATE_FILES_MAX = 3;
export const CERTIFICATE_FILE_TYPES = ['pdf', 'png', 'jpg'] as const;

/** What the badge of a verified firm asks for, in the order in which it is shown. */
export const BADGE_RULES = ['cui', 'register', 'certificate', 'contact'] as const;
export type BadgeRule = (typeof BADGE_RULES)[number];
/** Where a firm stands with the badge: `doubted` has it, and something that it asks for is missing since. */
export const BADGE_STATES = ['none', 'asked', 'given', 'doubted'] as const;
export type BadgeState = (typeof BADGE_STATES)[number];
/** What people do about it: the firm asks, the association decides. */
export const BADGE_ACTIONS = ['askBadge', 'giveBadge', 'refuseBadge', 'withdrawBadge', 'keepBadge'] as const;
export type BadgeAction = (typeof BADGE_ACTIONS)[number];
