import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { fileNames } from '../../operating/files/file-names.ts';
import { record } from '../../operating/audit/record.ts';
import { attachToProject, detachFromProject } from '../../operating/attachments/attach.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { workOnProject } from './own-project.ts';

/** Adds files uploaded by the actor's organisation and notifies the other side. */
export const addProjectFiles = async (
  write: Write<Actor>,
  { id, files }: { id: string; files: readonly string[] },
): Promise<void> => {
  const { actor } = write;
  const { project, change } = await workOnProject(write, id, 'addFiles');
  await attachToProject(write, { projectId: id }, files);
  const details = { files: files.length, title: await fileNames(write.db, files) };
  record(write, { entity: 'project', id }, change, { details });
  notify(write, [project.otherThan(actor.organisationId)], NOTIFICATIONS.addFiles(project, actor));
};

/** Removes a file that the actor's side added; files of a delivery cannot be removed. */
export const removeProjectFile = async (
  write: Write<Actor>,
  { id, fileId }: { id: string; fileId: string },
): Promise<void> => {
  const { change } = await workOnProject(write, id, 'addFiles');
  const title = await detachFromProject(write, id, fileId);
  record(write, { entity: 'project', id }, { ...change, action: 'removeFile' }, { details: { title } });
};
