import { z } from 'zod';
import {
  historyEntry,
  id,
  isoDateTime,
  orEmpty,
  pageOf,
  paging,
  party,
  type StatusLabel,
  searchText,
  version,
  keyOf,
  requiredText,
  upTo,
} from './common.ts';
import { receivedMessage } from './seat-messages.ts';
import { countyCode } from './taxonomies.ts';
import { webLink } from './web-link.ts';

/** Categories of the specification. */
export const TRAINING_CATEGORIES = {
  funds: 'Fonduri Europene',
  procurement: 'Achiziții Publice',
  development: 'Dezvoltare Locală',
  digital: 'IT și Digitalizare',
  legislation: 'Legislație',
  management: 'Management',
} as const;
export type TrainingCategory = keyof typeof TRAINING_CATEGORIES;
export const TRAINING_FORMATS = { onsite: 'În sală', online: 'Online', mixed: 'Mixt' } as const;
export type TrainingFormat = keyof typeof TRAINING_FORMATS;
export const TRAINING_LEVELS = { beginner: 'Începător', intermediate: 'Mediu', advanced: 'Avansat' } as const;
export type TrainingLevel = keyof typeof TRAINING_LEVELS;

/** `proposed`: sent by a firm; `rejected`: returned to it with a reason, and may be sent again. */
export const TRAINING_STATUSES = ['draft', 'proposed', 'rejected', 'published', 'cancelled'] as const;
export type TrainingStatus = (typeof TRAINING_STATUSES)[number];
export const TRAINING_STATUS: Record<TrainingStatus, StatusLabel> = {
  draft: { label: 'În pregătire', tone: 'draft' },
  proposed: { label: 'Propus', tone: 'review' },
  rejected: { label: 'Respins', tone: 'danger' },
  published: { label: 'Publicat', tone: 'success' },
  cancelled: { label: 'Anulat', tone: 'closed' },
};
export const TRAINING_ACTIONS = ['edit', 'resend', 'publish', 'approve', 'reject', 'cancel'] as const;
export type TrainingAction = (typeof TRAINING_ACTIONS)[number];

/** Limits of the members' discount, in percent. */
export const TRAINING_DISCOUNT = { least: 15, most: 20 } as const;
/** Sittings of a course at most. */
export const TRAINING_SITTINGS_MAX = 20;

/** Price for a member, in lei, rounded to bani. */
export const memberPrice = (price: number, discount: number): number => Math.round(price * (100 - discount)) / 100;

const category = keyOf<TrainingCategory>(TRAINING_CATEGORIES, 'Alegeți categoria.');
const format = keyOf<TrainingFormat>(TRAINING_FORMATS, 'Alegeți formatul.');
const level = keyOf<TrainingLevel>(TRAINING_LEVELS, 'Alegeți nivelul.');
const sitting = z.strictObject({ startsAt: isoDateTime, endsAt: isoDateTime });

const content = z.strictObject({
  category,
  title: requiredText(160, 'Scrieți titlul.'),
  description: requiredText(5000, 'Scrieți despre ce este cursul.'),
  provider: requiredText(160, 'Scrieți cine ține cursul.'),
  format,
  level,
  hours: z.number('Scrieți numărul de ore.').min(0.5, 'Scrieți numărul de ore.').max(1000),
  /** Lei; 0 for a free course. */
  price: z.number('Scrieți prețul; 0 pentru un curs gratuit.').min(0).max(100_000),
  discount: z
    .int('Scrieți reducerea, de la 15 la 20 %.')
    .min(TRAINING_DISCOUNT.least, 'Reducerea membrilor este de cel puțin 15 %.')
    .max(TRAINING_DISCOUNT.most, 'Reducerea membrilor este de cel mult 20 %.'),
  /** Sittings in order. */
  sittings: z
    .array(sitting)
    .min(1, 'Scrieți ziua și ora.')
    .max(TRAINING_SITTINGS_MAX, `Un curs are cel mult ${TRAINING_SITTINGS_MAX} de întâlniri.`),
  place: requiredText(300, 'Scrieți locul sau „Online”.'),
  countyCode: orEmpty(countyCode),
  /** Read only by those with a confirmed seat. */
  onlineUrl: orEmpty(webLink('Scrieți adresa întreagă a întâlnirii.')),
  seats: z.int('Scrieți numărul de locuri.').min(1, 'Scrieți numărul de locuri.').max(10_000),
  closesAt: isoDateTime,
  /** What is taught, in order. */
  curriculum: z
    .array(requiredText(200, 'Scrieți ce se învață.'))
    .min(1, 'Scrieți ce se învață.')
    .max(40, 'Scrieți cel mult 40 de rânduri.'),
  instructorName: requiredText(120, 'Scrieți cine predă.'),
  instructorAbout: upTo(600).default(''),
  hasCertificate: z.boolean(),
  /** Share of the sittings, in percent, that completes the course. */
  completionShare: z.int('Scrieți procentul.').min(1).max(100).default(100),
});
export type TrainingContent = z.infer<typeof content>;

/* Moments are compared as such, because their offsets may differ. */
const isInOrder = ({ sittings }: TrainingContent): boolean =>
  sittings.every(({ startsAt, endsAt }, at) => {
    const before = sittings[at - 1]?.endsAt;
    const start = Date.parse(startsAt);
    return start < Date.parse(endsAt) && (before === undefined || Date.parse(before) <= start);
  });
const NOT_IN_ORDER = { path: ['sittings'], error: 'Orele trebuie să fie în ordine, cu sfârșitul după început.' };
const closesBefore = ({ closesAt, sittings: [first] }: TrainingContent): boolean =>
  first !== undefined && Date.parse(closesAt) <= Date.parse(first.startsAt);
const CLOSES_LATE = { path: ['closesAt'], error: 'Înscrierile se închid cel târziu la începutul cursului.' };
const isReachable = ({ format, countyCode }: TrainingContent): boolean => format === 'online' || countyCode !== null;
const NO_COUNTY = { path: ['countyCode'], error: 'Alegeți județul în care se ține cursul.' };
export const trainingContent = content
  .refine(isInOrder, NOT_IN_ORDER)
  .refine(closesBefore, CLOSES_LATE)
  .refine(isReachable, NO_COUNTY);
/** A new course; `repeats` is an earlier run of it, whose reviews it shares. */
export const newTraining = content
  .extend({ repeats: id.optional() })
  .refine(isInOrder, NOT_IN_ORDER)
  .refine(closesBefore, CLOSES_LATE)
  .refine(isReachable, NO_COUNTY);
export type NewTraining = z.infer<typeof newTraining>;
export const editTraining = content
  .extend({ version })
  .refine(isInOrder, NOT_IN_ORDER)
  .refine(closesBefore, CLOSES_LATE)
  .refine(isReachable, NO_COUNTY);

const listed = {
  id,
  number: z.string(),
  title: z.string(),
  provider: z.string(),
  category,
  format,
  level,
  hours: z.number(),
  /** Lei; `ownPrice` is that of the organisation that reads. */
  price: z.number(),
  discount: z.int(),
  ownPrice: z.number(),
  sittings: z.array(z.object({ startsAt: isoDateTime, endsAt: isoDateTime })),
  place: z.string(),
  countyCode: countyCode.nullable(),
  seats: z.int(),
  free: z.int(),
  waiting: z.int(),
  closesAt: isoDateTime,
  hasCertificate: z.boolean(),
  /** Average of those who completed this or an earlier run of the course; null without reviews. */
  rating: z.number().nullable(),
  reviews: z.int(),
  isCancelled: z.boolean(),
};
export const TRAINING_PRICES = ['free', 'to-1500', 'to-2500'] as const;
/** Days from now in which a course begins. */
export const TRAINING_DATES = { month: 30, quarter: 90 } as const;
export const trainingQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: category.optional(),
  format: format.optional(),
  level: level.optional(),
  /** Limit of the reader's own price, in lei. */
  price: z.enum(TRAINING_PRICES).optional(),
  county: countyCode.optional(),
  date: z.enum(Object.keys(TRAINING_DATES) as (keyof typeof TRAINING_DATES)[]).optional(),
});
export type TrainingQuery = z.infer<typeof trainingQuery>;
export const trainingItem = z.object(listed);
export type TrainingItem = z.infer<typeof trainingItem>;
/** Courses with each value of the category, and all, under the other filters. */
const counts = z.record(z.enum(['all', ...(Object.keys(TRAINING_CATEGORIES) as TrainingCategory[])]), z.int());
export const trainingList = pageOf(trainingItem).extend({ counts });
export type TrainingList = z.infer<typeof trainingList>;

export const trainingView = z.object({
  ...listed,
  description: z.string(),
  curriculum: z.array(z.string()),
  instructor: z.object({ name: z.string(), about: z.string() }),
  /** Null for whoever has no confirmed seat. */
  onlineUrl: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** Messages to the reader as a participant, the newest first. Optional until the next release. */
  messages: z.array(receivedMessage).optional(),
});
export type TrainingView = z.infer<typeof trainingView>;

/** A course as it is prepared, proposed and decided. */
const edited = {
  id,
  version,
  number: z.string(),
  title: z.string(),
  status: z.enum(TRAINING_STATUSES),
  startsAt: isoDateTime,
  seats: z.int(),
  taken: z.int(),
  waiting: z.int(),
  /** The firm that proposed it. */
  firm: party.nullable(),
};
export const editedTrainingQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['all', ...TRAINING_STATUSES]).default('all'),
});
export type EditedTrainingQuery = z.infer<typeof editedTrainingQuery>;
export const editedTrainingItem = z.object(edited);
export type EditedTrainingItem = z.infer<typeof editedTrainingItem>;
export const editedTrainingList = pageOf(editedTrainingItem);
export type EditedTrainingList = z.infer<typeof editedTrainingList>;
export const editedTrainingView = z.object({
  ...edited,
  content,
  /** Why it was rejected or cancelled. */
  reason: z.string().nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(TRAINING_ACTIONS)),
});
export type EditedTrainingView = z.infer<typeof editedTrainingView>;
