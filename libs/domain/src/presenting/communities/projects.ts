import {
  COMMUNITY_PROJECTS_MAX,
  type CommunityProjectContent,
  type CommunityProjectStep,
} from '@psp/contracts/community-bodies';
import type { ProjectStatus } from '@psp/contracts/project-statuses';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Change } from '../../state-machine.ts';
import type { Write } from '../../write.ts';
import type { Community } from './community.entity.ts';
import { CommunityProject } from './community-project.entity.ts';
import { editedCommunity, ownCommunity, tellOwner, touchCommunity } from './own-community.ts';
import { PART_WORDS } from './strings.ts';
import { whyListed } from './why-present.ts';

interface At {
  id: string;
  communityProjectId: string;
  version: number;
}

/* A collaboration can be listed only by its own authority, and only once. */
const expectOwnCollaboration = async (
  { em, db, actor }: Write<Actor>,
  { organisationId }: Community,
  projectId: string | null,
  own: string | null,
): Promise<void> => {
  if (!projectId) return;
  found(await oneRow(db, sql`select id from project where id = ${projectId} and uat_id = ${organisationId}`));
  const shown = await em.findOne(CommunityProject, { projectId });
  if (shown && shown.id !== own)
    throw new DomainError('community.project_listed', undefined, (await whyListed(db, actor, projectId)) ?? undefined);
};

/** Adds a project with the status `planning`. Returns its id. Throws `list.too_many` and `community.project_listed`. */
export const addCommunityProject = async (
  write: Write<Actor>,
  { id, content }: { id: string; content: CommunityProjectContent },
): Promise<string> => {
  const { em } = write;
  const community = await editedCommunity(write, id);
  if ((await em.count(CommunityProject, { communityId: id })) >= COMMUNITY_PROJECTS_MAX)
    throw new DomainError('list.too_many');
  await expectOwnCollaboration(write, community, content.projectId, null);
  const project = CommunityProject.of(id, content);
  em.persist(project);
  const change = { action: 'add', from: project.status, to: project.status };
  record(write, { entity: 'community-project', id: project.id }, change, { details: { title: content.title } });
  tellOwner(write, community, PART_WORDS.lists);
  return project.id;
};

/* Loads a project, checks its version, applies the change and records it. */
const changeProject = async (
  write: Write<Actor>,
  { id, communityProjectId, version }: At,
  change: (project: CommunityProject, community: Community) => Change<ProjectStatus>,
  reason: string | null = null,
): Promise<{ project: CommunityProject; community: Community }> => {
  const [community, listed] = await Promise.all([
    ownCommunity(write, id),
    write.em.findOne(CommunityProject, { id: communityProjectId, communityId: id }),
  ]);
  const project = found(listed);
  community.editParts(write.actor, write.now);
  expectVersion(project, version);
  const subject = { entity: 'community-project', id: project.id } as const;
  record(write, subject, change(project, community), { reason, details: { title: project.title } });
  touchCommunity(write, community);
  tellOwner(write, community, PART_WORDS.lists);
  return { project, community };
};

export const editCommunityProject = async (
  write: Write<Actor>,
  { content, ...at }: At & { content: CommunityProjectContent },
): Promise<void> => {
  const { actor, now } = write;
  const { project, community } = await changeProject(write, at, (one, owner) => one.edit(actor, owner, content, now));
  project.updatedAt = now;
  await expectOwnCollaboration(write, community, content.projectId, project.id);
};

export const removeCommunityProject = async (write: Write<Actor>, at: At): Promise<void> => {
  const { em, actor, now } = write;
  const { project } = await changeProject(write, at, (one, owner) => one.move('remove', actor, owner, now));
  em.remove(project);
};

export const setCommunityProgress = async (
  write: Write<Actor>,
  { progress, ...at }: At & { progress: number },
): Promise<void> => {
  const { actor, now } = write;
  const { project } = await changeProject(write, at, (one, owner) => one.setProgress(actor, owner, progress, now));
  project.updatedAt = now;
};

/** Changes the status of a project without a partner. Throws `reason.required` for a pause without a reason. */
export const moveCommunityProject = async (
  write: Write<Actor>,
  { step, reason = '', ...at }: At & { step: CommunityProjectStep; reason?: string },
): Promise<void> => {
  if (step === 'pause' && !reason.trim()) throw new DomainError('reason.required');
  const { actor, now } = write;
  const change = (project: CommunityProject, owner: Community) =>
    step === 'complete' ? project.complete(actor, owner, now) : project.move(step, actor, owner, now);
  await changeProject(write, at, change, reason.trim() || null);
};
