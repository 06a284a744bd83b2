import { z } from 'zod';
import { cleaned } from './cleaned.ts';
import { id, isoDateTime, orEmpty, pageOf, paging, party, searchText } from './common.ts';
import { phone } from './registrations.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

/** Parts of a listing that its person shows or keeps to themselves; name and organisation are always shown. */
export const LISTING_FIELDS = ['position', 'competences', 'about', 'phone', 'email'] as const;
export type ListingField = (typeof LISTING_FIELDS)[number];

export const POSITION_LENGTH = 120;
export const COMPETENCES_MAX = 10;
export const COMPETENCE_LENGTH = 40;
export const ABOUT_LENGTH = 600;

/** `off`: the person does not wish to be listed; `hidden`: the association has hidden the listing. */
export const LISTING_STATUSES = ['off', 'listed', 'hidden'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];
export const LISTING_ACTIONS = ['save', 'hide', 'unhide'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

/** Kinds of organisation whose members can be listed. */
export const PEOPLE_KINDS = ['uat', 'firma'] as const;
export type PeopleKind = (typeof PEOPLE_KINDS)[number];
export const PEOPLE_SORTS = ['name', 'newest'] as const;

const oneLine = (text: string): string => cleaned(text).replace(/\s+/g, ' ').trim();
const competence = z.string().overwrite(oneLine);

export const peopleQuery = z.strictObject({
  ...paging,
  q: searchText,
  county: countyCode.optional(),
  domain: domainSlug.optional(),
  competence: competence.max(COMPETENCE_LENGTH).optional(),
  kind: z.enum(PEOPLE_KINDS).optional(),
  organisation: id.optional(),
  sort: z.enum(PEOPLE_SORTS).default('name'),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

const person = {
  /** Id of the membership: a person is listed in each of their organisations apart. */
  id,
  name: z.string(),
  isYou: z.boolean(),
  organisation: party.extend({ kind: z.enum(PEOPLE_KINDS) }),
  countyCode: countyCode.nullable(),
  /** Null and empty where the person does not show it. */
  position: z.string().nullable(),
  domains: z.array(domainSlug),
  competences: z.array(z.string()),
};
export const personItem = z.object(person);
export type PersonItem = z.infer<typeof personItem>;
export const peopleList = pageOf(personItem).extend({
  /** Name of the organisation that the list is filtered by. */
  organisation: z.string().nullable(),
});
export type PeopleList = z.infer<typeof peopleList>;

const hidden = z.object({ reason: z.string(), at: isoDateTime });
export const personView = z.object({
  ...person,
  version: z.int(),
  about: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Path of the organisation's public page; null if it has none. */
  page: z.string().nullable(),
  /** Other listed people of the organisation. */
  colleagues: z.int(),
  /** Set only for the association, which alone can open a hidden listing. */
  hidden: hidden.nullable(),
  /** Why the reader's organisation cannot write to the person's; null if it can, or if they are of one kind. */
  refusal: z.string().nullable(),
  actions: z.array(z.enum(['write', 'hide', 'unhide'])),
});
export type PersonView = z.infer<typeof personView>;

export const hiddenPeople = pageOf(z.object({ ...person, hidden }));
export type HiddenPeople = z.infer<typeof hiddenPeople>;

/** One's own listing; version 0 until it is saved for the first time. */
export const ownListing = z.object({
  id,
  version: z.int(),
  status: z.enum(LISTING_STATUSES),
  isListed: z.boolean(),
  name: z.string(),
  position: z.string(),
  domains: z.array(domainSlug),
  competences: z.array(z.string()),
  about: z.string(),
  phone: z.string().nullable(),
  /** E-mail address of the account, shown if it is among `shows`. */
  email: z.string(),
  shows: z.array(z.enum(LISTING_FIELDS)),
  hidden: hidden.nullable(),
});
export type OwnListing = z.infer<typeof ownListing>;

const unique = <T>(values: T[]): T[] => [...new Set(values)];
const LONG_COMPETENCE = `O competență poate avea cel mult ${COMPETENCE_LENGTH} de caractere.`;
const MANY_COMPETENCES = `Puteți scrie cel mult ${COMPETENCES_MAX} competențe.`;

/** Text of a listing, without the version that it replaces. */
export const listingText = z.strictObject({
  isListed: z.boolean(),
  position: z
    .string()
    .overwrite(oneLine)
    .max(POSITION_LENGTH, `Funcția poate avea cel mult ${POSITION_LENGTH} de caractere.`),
  domains: z.array(domainSlug).overwrite(unique),
  competences: z
    .array(competence.max(COMPETENCE_LENGTH, LONG_COMPETENCE))
    .overwrite((given) => unique(given.filter((text) => text !== '')))
    .max(COMPETENCES_MAX, MANY_COMPETENCES),
  about: z.string().trim().max(ABOUT_LENGTH, `Textul poate avea cel mult ${ABOUT_LENGTH} de caractere.`),
  phone: orEmpty(phone),
  shows: z.array(z.enum(LISTING_FIELDS)).overwrite(unique),
});
export type ListingText = z.infer<typeof listingText>;
export const saveListing = listingText.extend({ version: z.int().min(0) });
