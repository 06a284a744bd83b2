import type { Actor } from '../../actor.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { pageOf, PROJECT_SAMPLE } from '../projects/notifications.ts';
import type { Project } from '../projects/project.entity.ts';

const to = ['uat', 'firma'] as const;

/* Notification to the other side about an act of `actor`. */
const toOtherSide = (label: string, verb: string, many: string) =>
  event({ label, many, to }, (project: Project, actor: Actor, reason = '') => ({
    href: pageOf(project, project.otherThan(actor.organisationId)),
    about: `„${project.title}”`,
    message: `${actor.organisationName} ${verb} proiectului „${project.title}”.${reason && ` Motiv: ${reason}`}`,
  }));

export const NOTIFICATIONS = catalogue(
  'amendments',
  {
    kind: 'projects',
    topic: 'projects',
    ...PROJECT_SAMPLE,
  },
  {
    proposed: toOtherSide('Modificare propusă', 'propune o modificare a', 'modificări propuse'),
    accepted: toOtherSide('Modificare acceptată', 'a acceptat modificarea', 'modificări acceptate'),
    declined: toOtherSide('Modificare respinsă', 'a respins modificarea', 'modificări respinse'),
    withdrawn: toOtherSide('Modificare retrasă', 'a retras modificarea', 'modificări retrase'),
    /** Sent to the organisation that proposed it. */
    ended: event({ label: 'Modificare închisă', to }, (project: Project, organisationId: string, reason: string) => ({
      href: pageOf(project, organisationId),
      message: `Modificarea propusă la proiectul „${project.title}” s-a închis. ${reason}`,
    })),
  },
);
