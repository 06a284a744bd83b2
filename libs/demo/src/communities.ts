import { DAY, daysBefore, officeTime } from './clock.ts';
import { type Picture, picturesOf, type Writing } from './community-pictures.ts';
import { writeProject } from './community-projects.ts';
import { COMMUNITIES } from './content/communities.ts';
import type { CommunitySource } from './content/community-source.ts';
import { named } from './members.ts';
import { createRandom } from './random.ts';
import type { Party, World } from './world.ts';

const SEED = 20_260_104;

/** Writes the rows of 25 showcases. Returns the pictures that they show, for `storePictures`. */
export function writeCommunities(world: World): Picture[] {
  const writing: Writing = { world, random: createRandom(SEED), pictures: [] };
  for (const source of COMMUNITIES) writeCommunity(writing, source);
  return writing.pictures;
}

function writeCommunity(writing: Writing, source: CommunitySource): void {
  const { world, random } = writing;
  const party = named(world.uats, source.authority);
  const createdAt = officeTime(random, daysBefore(world.now, random.int(60, 400)), party.joinedAt, world.now);
  const publishedAt = new Date(createdAt.getTime() + random.int(1, 3) * DAY);
  const id = random.idAt(createdAt);
  const pictures = picturesOf(writing, source, party, createdAt);
  world.rows.add('community', {
    ...detailsOf(world, source, party),
    id,
    featured_image_id: pictures[0]?.id ?? null,
    published_at: publishedAt,
    created_at: createdAt,
    updated_at: publishedAt,
  });
  source.attractions.forEach(([name, type, , , description], position) =>
    world.rows.add('community_attraction', {
      id: random.idAt(createdAt),
      community_id: id,
      name,
      description,
      type,
      image_ids: [pictures[position]?.id ?? ''],
      position,
      created_at: createdAt,
      updated_at: createdAt,
    }),
  );
  pictures.forEach((picture, position) =>
    world.rows.add('community_image', { community_id: id, image_id: picture.id, caption: picture.caption, position }),
  );
  for (const project of source.projects) writeProject(writing, id, project, createdAt);
  recordCreation(writing, party, id, createdAt, publishedAt);
}

const detailsOf = ({ rows }: World, source: CommunitySource, { id, county }: Party) => {
  const authority = rows.of('organisation').find((row) => row['id'] === id) ?? {};
  const email = String(authority['email'] ?? '');
  return {
    organisation_id: id,
    name: source.name,
    county_code: county,
    status: 'published',
    description: source.description,
    objectives: source.objectives,
    population: source.population,
    area_km2: source.areaKm2 ?? null,
    projects_completed: source.figures.completed,
    budget_allocated: source.figures.budget,
    citizens_served: source.figures.served,
    address: String(authority['address'] ?? ''),
    phone: authority['phone'] ?? null,
    email: email || null,
    website: email ? `https://${email.split('@')[1]}` : null,
  };
};

function recordCreation(
  { world, random }: Writing,
  party: Party,
  id: string,
  createdAt: Date,
  publishedAt: Date,
): void {
  const rest = {
    account_id: party.accountId,
    organisation_id: party.id,
    entity: 'community',
    entity_id: id,
    reason: null,
    outcome: 'done',
    details: null,
  };
  const line = (at: Date, action: string, from: string | null, to: string): void =>
    world.rows.add('audit', { id: random.idAt(at), at, ...rest, action, from_state: from, to_state: to });
  line(createdAt, 'community.create', null, 'draft');
  line(publishedAt, 'community.publish', 'draft', 'published');
}
