import { z } from 'zod';
import { id, isoDate } from './common.ts';
import { attractionType } from './communities.ts';
import { phone } from './registrations.ts';
import { website } from './website.ts';
import { countyCode } from './taxonomies.ts';

export const ATTRACTIONS_MAX = 50;
export const ATTRACTION_PICTURES_MAX = 6;
export const COMMUNITY_PROJECTS_MAX = 50;
export const GALLERY_MAX = 30;

const title = (missing: string) => z.string().trim().min(1, missing).max(200, 'Cel mult 200 de caractere.');
const text = z.string().trim().max(5000, 'Cel mult 5.000 de caractere.').default('');
const count = z.int('Scrieți un număr întreg.').min(0, 'Scrieți un număr pozitiv.').max(100_000_000);
const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]).default(null);

/** Content of a showcase. Zero figures are not shown. */
export const communityDetails = z.strictObject({
  name: title('Scrieți numele comunității.'),
  countyCode,
  description: text,
  objectives: text,
  featuredImageId: id.nullable().default(null),
  population: count.nullable().default(null),
  areaKm2: z.number().min(0).max(300_000).nullable().default(null),
  projectsCompleted: count.default(0),
  budgetAllocated: z.string().trim().max(100).default(''),
  citizensServed: count.default(0),
  address: z.string().trim().max(300).default(''),
  phone: orEmpty(phone),
  email: orEmpty(z.email('Scrieți o adresă de e-mail, de exemplu contact@primarie.ro.').max(254)),
  website: orEmpty(website),
});
export type CommunityDetails = z.infer<typeof communityDetails>;

export const attractionContent = z.strictObject({
  name: title('Scrieți numele atracției.'),
  description: text,
  type: attractionType,
  imageIds: z.array(id).max(ATTRACTION_PICTURES_MAX, `Cel mult ${ATTRACTION_PICTURES_MAX} imagini.`).default([]),
});
export type AttractionContent = z.infer<typeof attractionContent>;

export const communityProjectContent = z
  .strictObject({
    title: title('Scrieți titlul proiectului.'),
    description: text,
    startsOn: isoDate,
    endsOn: isoDate.nullable().default(null),
    /** Id of the collaboration, if a partner works on it. */
    projectId: id.nullable().default(null),
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    path: ['endsOn'],
    message: 'Sfârșitul este înainte de început.',
  });
export type CommunityProjectContent = z.infer<typeof communityProjectContent>;

export const galleryCaption = z.string().trim().max(200, 'Cel mult 200 de caractere.');
