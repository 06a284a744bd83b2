import type { Actor } from '../../actor.ts';
import type { Message } from '../../communicating/notifications/notify.ts';
import { pageOf } from '../projects/notifications.ts';
import type { Project } from '../projects/project.entity.ts';

const about = (project: Project, organisationId: string) =>
  ({ href: pageOf(project, organisationId), topic: 'projects' }) as const;

/* What the other side reads of what `actor` did. */
const told =
  (title: string, verb: string) =>
  (project: Project, actor: Actor, reason = ''): Message => ({
    ...about(project, project.otherThan(actor.organisationId)),
    title,
    message: `${actor.organisationName} ${verb} proiectului „${project.title}”.${reason && ` Motiv: ${reason}`}`,
  });

export const NOTIFICATIONS = {
  proposed: told('Modificare propusă', 'propune o modificare a'),
  accepted: told('Modificare acceptată', 'a acceptat modificarea'),
  declined: told('Modificare respinsă', 'a respins modificarea'),
  withdrawn: told('Modificare retrasă', 'a retras modificarea'),
  /** To the organisation that had proposed it. */
  ended: (project: Project, organisationId: string, reason: string): Message => ({
    ...about(project, organisationId),
    title: 'Modificare închisă',
    message: `Modificarea propusă la proiectul „${project.title}” s-a închis. ${reason}`,
  }),
};
