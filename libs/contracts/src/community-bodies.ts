import { z } from 'zod';
import { id, isoDate, orEmpty, slugText, version } from './common.ts';
import { counted } from './counted.ts';
import { emailAddress } from './email.ts';
import { describedPicture, pictureWords } from './images.ts';
import { phone } from './registrations.ts';
import { website } from './website.ts';
import { countyCode } from './taxonomies.ts';
import { whenValid } from './when-valid.ts';

const EMAIL = 'Scrieți o adresă de e-mail, de exemplu contact@primarie.ro.';
export const ATTRACTIONS_MAX = 50;
export const ATTRACTION_PICTURES_MAX = 6;
export const COMMUNITY_PROJECTS_MAX = 50;
export const GALLERY_MAX = 30;

const PROGRESS_RANGE = 'Stadiul este un număr de la 0 la 100.';

const title = (missing: string) => z.string().trim().min(1, missing).max(200, 'Cel mult 200 de caractere.');
const text = z.string().trim().max(5000, 'Cel mult 5.000 de caractere.').default('');
const count = z
  .int('Scrieți un număr întreg.')
  .min(0, 'Scrieți un număr pozitiv.')
  .max(100_000_000, 'Cel mult 100.000.000.');
/* An empty figure is null. */
const figure = count
  .nullable()
  .default(0)
  .transform((given) => given ?? 0);

/** Forms of the text sections of a showcase. Figures of zero are not shown. */
export const COMMUNITY_SECTIONS = {
  profile: z.strictObject({
    name: title('Scrieți numele comunității.'),
    description: text,
    objectives: text,
    featuredImageId: id.nullable().default(null),
    featuredImageAlt: pictureWords,
  }),
  contact: z.strictObject({
    address: z.string().trim().max(300, 'Cel mult 300 de caractere.').default(''),
    phone: orEmpty(phone),
    email: orEmpty(emailAddress(EMAIL, EMAIL)),
    website: orEmpty(website),
  }),
  location: z.strictObject({
    countyCode,
    population: count.nullable().default(null),
    areaKm2: z
      .number('Scrieți un număr.')
      .min(0, 'Scrieți un număr pozitiv.')
      .max(300_000, 'Cel mult 300.000 km².')
      .nullable()
      .default(null),
  }),
  statistics: z.strictObject({
    projectsCompleted: figure,
    budgetAllocated: z.string().trim().max(100, 'Cel mult 100 de caractere.').default(''),
    citizensServed: figure,
  }),
} as const;
export type TextSection = keyof typeof COMMUNITY_SECTIONS;
/** Content of a text section. */
export type SectionContent<Name extends TextSection> = z.infer<(typeof COMMUNITY_SECTIONS)[Name]>;

/** All text sections at once. */
export const communityDetails = z.strictObject({
  ...COMMUNITY_SECTIONS.profile.shape,
  ...COMMUNITY_SECTIONS.contact.shape,
  ...COMMUNITY_SECTIONS.location.shape,
  ...COMMUNITY_SECTIONS.statistics.shape,
});
export type CommunityDetails = z.infer<typeof communityDetails>;

const pictures = (most: number) =>
  z
    .array(describedPicture)
    .max(most, `Cel mult ${counted(most, 'o imagine', 'imagini')}.`)
    .refine((list) => new Set(list.map(({ id: of }) => of)).size === list.length, 'O imagine apare de două ori.')
    .default([]);

/** Pictures of the gallery, in order. */
export const galleryContent = z.strictObject({ pictures: pictures(GALLERY_MAX) });
export type GalleryContent = z.infer<typeof galleryContent>;

export const attractionContent = z.strictObject({
  name: title('Scrieți numele atracției.'),
  description: text,
  type: slugText('Alegeți tipul.'),
  pictures: pictures(ATTRACTION_PICTURES_MAX),
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
    ...whenValid('startsOn', 'endsOn'),
    path: ['endsOn'],
    message: 'Data sfârșitului este înaintea începutului.',
  });
export type CommunityProjectContent = z.infer<typeof communityProjectContent>;

/** A new order: every id once. */
export const attractionOrder = z.strictObject({ order: z.array(id).max(ATTRACTIONS_MAX) });

/** Content to save, with the version that was read. */
export const saveAttraction = z.strictObject({ version, content: attractionContent });
export const saveCommunityProject = z.strictObject({ version, content: communityProjectContent });
export const saveGallery = z.strictObject({ version, content: galleryContent });
export const communityProgress = z.strictObject({
  version,
  progress: z.int('Scrieți un număr întreg.').min(0, PROGRESS_RANGE).max(100, PROGRESS_RANGE),
});

const PROJECT_STEPS = ['start', 'pause', 'resume', 'evaluate', 'continue', 'complete'] as const;
export type CommunityProjectStep = (typeof PROJECT_STEPS)[number];
/** Changes the status of a project; a pause needs a reason. */
export const moveCommunityProject = z.strictObject({
  version,
  step: z.enum(PROJECT_STEPS),
  reason: z.string().trim().max(2000, 'Cel mult 2.000 de caractere.').default(''),
});
