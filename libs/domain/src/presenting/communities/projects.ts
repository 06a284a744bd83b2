import type { EntityManager } from '@mikro-orm/postgresql';
import type { CommunityProjectAction } from '@psp/contracts/communities';
import { COMMUNITY_PROJECTS_MAX, type CommunityProjectContent } from '@psp/contracts/community-bodies';
import type { ProjectStatus } from '@psp/contracts/projects';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { Project } from '../../collaborating/projects/project.entity.ts';
import type { Change } from '../../state-machine.ts';
import type { Community } from './community.entity.ts';
import { CommunityProject } from './community-project.entity.ts';
import { editedCommunity, ownCommunity, touchCommunity } from './own-community.ts';

interface At {
  id: string;
  communityProjectId: string;
  version: number;
}

/* A collaboration can be shown by the authority whose it is, and once. */
async function expectOwnCollaboration(
  em: EntityManager,
  { organisationId }: Community,
  projectId: string | null,
  own: string | null,
): Promise<void> {
  if (!projectId) return;
  found(organisationId ? await em.findOne(Project, { id: projectId, uatId: organisationId }) : null);
  const shown = await em.findOne(CommunityProject, { projectId });
  if (shown && shown.id !== own) throw new DomainError('community.project_listed');
}

/** Adds a project, in planning. Returns its id. Throws `community.too_many` and `community.project_listed`. */
export const addCommunityProject = async (
  em: EntityManager,
  actor: Actor,
  { id, content }: { id: string; content: CommunityProjectContent },
  now: Date,
): Promise<string> => {
  const { community } = await editedCommunity(em, actor, id, now);
  if ((await em.count(CommunityProject, { communityId: id })) >= COMMUNITY_PROJECTS_MAX)
    throw new DomainError('community.too_many');
  await expectOwnCollaboration(em, community, content.projectId, null);
  const project = CommunityProject.of(id, content);
  await em.persist(project).flush();
  const change = { action: 'add', from: project.status, to: project.status };
  record(em, actor, { entity: 'community-project', id: project.id }, change, { details: { title: content.title } });
  return project.id;
};

/* Loads, checks the version, changes and records. */
async function changeProject(
  em: EntityManager,
  actor: Actor,
  { id, communityProjectId, version }: At,
  change: (project: CommunityProject, community: Community) => Change<ProjectStatus>,
  now: Date,
  reason: string | null = null,
): Promise<{ project: CommunityProject; community: Community }> {
  const community = await ownCommunity(em, actor, id);
  const project = found(await em.findOne(CommunityProject, { id: communityProjectId, communityId: id }));
  expectVersion(project, version);
  const subject = { entity: 'community-project', id: project.id } as const;
  record(em, actor, subject, change(project, community), { reason, details: { title: project.title } });
  await touchCommunity(em, community, now);
  return { project, community };
}

export const editCommunityProject = async (
  em: EntityManager,
  actor: Actor,
  { content, ...at }: At & { content: CommunityProjectContent },
  now: Date,
): Promise<void> => {
  const change = (one: CommunityProject, keeper: Community) => one.edit(actor, keeper, content, now);
  const { project, community } = await changeProject(em, actor, at, change, now);
  project.updatedAt = now;
  await expectOwnCollaboration(em, community, content.projectId, project.id);
};

export const removeCommunityProject = async (em: EntityManager, actor: Actor, at: At, now: Date): Promise<void> => {
  const change = (one: CommunityProject, keeper: Community) => one.move('remove', actor, keeper, now);
  const { project } = await changeProject(em, actor, at, change, now);
  em.remove(project);
};

export const setCommunityProgress = async (
  em: EntityManager,
  actor: Actor,
  { progress, ...at }: At & { progress: number },
  now: Date,
): Promise<void> => {
  const change = (one: CommunityProject, keeper: Community) => one.setProgress(actor, keeper, progress, now);
  const { project } = await changeProject(em, actor, at, change, now);
  project.updatedAt = now;
};

type Step = Exclude<CommunityProjectAction, 'edit' | 'remove' | 'setProgress'>;

/** Moves a project that the authority does without a partner. `reason` is asked for a pause: `reason.required`. */
export const moveCommunityProject = async (
  em: EntityManager,
  actor: Actor,
  { step, reason = '', ...at }: At & { step: Step; reason?: string },
  now: Date,
): Promise<void> => {
  if (step === 'pause' && !reason.trim()) throw new DomainError('reason.required');
  const change = (project: CommunityProject, keeper: Community) =>
    step === 'complete' ? project.complete(actor, keeper, now) : project.move(step, actor, keeper, now);
  await changeProject(em, actor, at, change, now, reason.trim() || null);
};
