import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from '../projects/notifications.ts';
import { ownProject } from '../projects/own-project.ts';
import { beginNote } from './begin-note.ts';

/**
 * Requests the note of an accepted project that has none or whose note failed. Throws `action.not_allowed` for a project that is
 * not accepted; a database constraint refuses a second note.
 */
export const askForNote = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { actor, now } = write;
  const project = await ownProject(write, id);
  const change = project.check('makeNote', actor, now);
  await beginNote(write, id);
  record(write, { entity: 'project', id }, change);
  notify(write, [project.otherThan(actor.organisationId)], NOTIFICATIONS.makeNote(project, actor));
};
