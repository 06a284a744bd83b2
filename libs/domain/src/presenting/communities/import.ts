import { ATTRACTIONS_MAX, COMMUNITY_PROJECTS_MAX } from '@psp/contracts/community-bodies';
import type { ImportReport } from '@psp/contracts/community-import';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { expectOffered } from '../../operating/taxonomies/values.ts';
import type { Write } from '../../write.ts';
import { Attraction } from './attraction.entity.ts';
import { checkImport, type ReadImport } from './check-import.ts';
import { CommunityProject } from './community-project.entity.ts';
import type { ImportedAttraction, ImportedProject } from './import-rows.ts';
import { editedCommunity, ownCommunity, recordPart } from './own-community.ts';

/** The id of a showcase, and the parsed file. */
type ImportInput = { id: string } & (
  | { kind: 'projects'; file: ReadImport<ImportedProject> }
  | { kind: 'attractions'; file: ReadImport<ImportedAttraction> }
);

/* Compares the file with the showcase; `entities` builds what would be added. */
const checkedProjects = async ({ em }: Write<Actor>, id: string, file: ReadImport<ImportedProject>) => {
  const listed = await em.find(CommunityProject, { communityId: id });
  const present = { names: listed.map(({ title }) => title), room: COMMUNITY_PROJECTS_MAX - listed.length };
  const { report, items } = checkImport(file, present);
  return { report, entities: () => items.map(({ content, state }) => CommunityProject.imported(id, content, state)) };
};

const checkedAttractions = async ({ em }: Write<Actor>, id: string, file: ReadImport<ImportedAttraction>) => {
  const listed = await em.find(Attraction, { communityId: id });
  const present = { names: listed.map(({ name }) => name), room: ATTRACTIONS_MAX - listed.length };
  const { report, items } = checkImport(file, present);
  const next = 1 + Math.max(-1, ...listed.map(({ position }) => position));
  return { report, entities: () => items.map(({ content }, index) => Attraction.of(id, content, next + index)) };
};

const checked = (write: Write<Actor>, given: ImportInput) =>
  given.kind === 'projects'
    ? checkedProjects(write, given.id, given.file)
    : checkedAttractions(write, given.id, given.file);

/** Reports what importing a file would do; saves nothing. Throws `not_found` and `auth.forbidden`. */
export const previewImport = async (write: Write<Actor>, given: ImportInput): Promise<ImportReport> => {
  (await ownCommunity(write, given.id)).editParts(write.actor, write.now);
  return (await checked(write, given)).report;
};

/* The file was read before the transaction, so its types may be turned off or moved meanwhile. */
const expectTypesOffered = async (write: Write<Actor>, added: readonly (Attraction | CommunityProject)[]) => {
  const types = added.flatMap((one) => (one instanceof Attraction ? [one.type] : []));
  for (const slug of new Set(types)) await expectOffered(write, 'attraction-types', { slug });
};

/**
 * Adds all items of a file, or none. Throws `community.import_wrong`, with the report as details, if the file has any problem, and
 * `taxonomy.off` for a type that is no longer offered.
 */
export const importRows = async (write: Write<Actor>, given: ImportInput): Promise<ImportReport> => {
  const community = await editedCommunity(write, given.id);
  const { report, entities } = await checked(write, given);
  if (report.problemsTotal > 0) throw new DomainError('community.import_wrong', { ...report });
  const added = entities();
  await expectTypesOffered(write, added);
  for (const entity of added) {
    write.em.persist(entity);
    if (entity instanceof CommunityProject) {
      const change = { action: 'add', from: entity.status, to: entity.status };
      record(write, { entity: 'community-project', id: entity.id }, change, { details: { title: entity.title } });
    }
  }
  if (added.length > 0) recordPart(write, community, 'import', { kind: given.kind, added: report.ready });
  return report;
};
