import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from '../projects/notifications.ts';
import { ownProject } from '../projects/own-project.ts';
import { beginNote } from './begin-note.ts';

/**
 * Asks for the note of a project that was accepted without one, or whose note could not be made. Throws
 * `action.not_allowed` for one that is not accepted; refused by the database where there is one.
 */
export const askForNote = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { actor, now } = write;
  const project = await ownProject(write, id);
  const change = project.check('makeNote', actor, now);
  await beginNote(write, id);
  record(write, { entity: 'project', id }, change);
  notify(write, [project.otherThan(actor.organisationId)], NOTIFICATIONS.makeNote(project, actor));
};
