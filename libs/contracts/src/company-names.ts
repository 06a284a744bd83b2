/** Main industries of firms. A separate file without zod, for pages that only show names. */
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

/** Number of employees of a firm. */
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
/** Maximum number of items in a list. */
export const COMPANY_LIST_MAX = 50;
/** Maximum number of services, and of specializations. */
export const COMPANY_TEXTS_MAX = 30;
/** Maximum length of a service or specialization. */
export const COMPANY_TEXT_LENGTH = 120;
/** Maximum number of files of a certificate, and their types. */
export const CERTIFICATE_FILES_MAX = 3;
export const CERTIFICATE_FILE_TYPES = ['pdf', 'png', 'jpg'] as const;

/** Conditions of the badge of a verified firm, in display order. */
export const BADGE_RULES = ['cui', 'register', 'certificate', 'contact'] as const;
export type BadgeRule = (typeof BADGE_RULES)[number];
/** State of a firm's badge; `doubted`: given, but a condition is missing since. */
export const BADGE_STATES = ['none', 'asked', 'given', 'doubted'] as const;
export type BadgeState = (typeof BADGE_STATES)[number];
/** Actions on the badge: the firm asks, the association decides. */
export const BADGE_ACTIONS = ['askBadge', 'giveBadge', 'refuseBadge', 'withdrawBadge', 'keepBadge'] as const;
export type BadgeAction = (typeof BADGE_ACTIONS)[number];
