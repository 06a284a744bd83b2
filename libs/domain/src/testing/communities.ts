import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type AttractionContent,
  COMMUNITY_SECTIONS,
  type CommunityDetails,
  type CommunityProjectContent,
} from '@psp/contracts/community-bodies';
import { newId } from '../id.ts';

export const someDetails = (deciding: Partial<CommunityDetails> = {}): CommunityDetails => ({
  name: 'Șelimbăr',
  countyCode: 'SB',
  description: 'Comună la marginea Sibiului.',
  objectives: 'Două școli noi.',
  featuredImageId: null,
  featuredImageAlt: '',
  population: 17_000,
  areaKm2: 77.25,
  projectsCompleted: 4,
  budgetAllocated: '12 milioane de lei',
  citizensServed: 0,
  address: 'Str. Mihai Viteazu nr. 1',
  phone: '+40269123456',
  email: 'contact@selimbar.example',
  website: 'https://selimbar.example',
  ...deciding,
});

/** Splits the details into the sections in which they are saved. */
export const sectionsOf = (details: CommunityDetails) => ({
  profile: COMMUNITY_SECTIONS.profile.strip().parse(details),
  contact: COMMUNITY_SECTIONS.contact.strip().parse(details),
});

export const anAttraction = (deciding: Partial<AttractionContent> = {}): AttractionContent => ({
  name: 'Biserica fortificată',
  description: 'Zidurile datează din secolul al XIII-lea.',
  type: 'istoric',
  pictures: [],
  ...deciding,
});

export const aCommunityProject = (deciding: Partial<CommunityProjectContent> = {}): CommunityProjectContent => ({
  title: 'Pistă de biciclete',
  description: 'Patru kilometri până la Sibiu.',
  startsOn: '2026-01-15',
  endsOn: '2026-10-30',
  projectId: null,
  ...deciding,
});

/** Stores the row of a picture of an organisation (null: of the association's pages), without its file. Returns its id. */
export const storePicture = async (em: EntityManager, organisationId: string | null): Promise<string> => {
  const id = newId();
  await em.execute(
    `insert into image (id, organisation_id, storage_key, width, height, widths) values (?, ?, ?, 960, 640, '{480,960}')`,
    [id, organisationId, `image/${id}`],
  );
  return id;
};
