import { CONTEST_HINT } from '../../decided.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { pageOf, PROJECT_SAMPLE } from '../projects/notifications.ts';
import type { Project } from '../projects/project.entity.ts';

const SIDES = ['uat', 'firma'] as const;
const ofProject = (project: Project, organisationId: string) => ({
  href: `${pageOf(project, organisationId)}#reviews`,
  object: `„${project.title}”`,
});

/** Notifications of the author, and of the side that was reviewed, about what the association decides on a review. */
export const NOTIFICATIONS = catalogue(
  'reviews',
  {
    kind: 'projects',
    topic: 'reviews',
    ...PROJECT_SAMPLE,
  },
  {
    removed: event(
      { label: 'Recenzie retrasă de asociație', to: SIDES },
      (project: Project, authorId: string, reason: string) => ({
        ...ofProject(project, authorId),
        message: `Asociația a retras recenzia dvs. la „${project.title}”. Motiv: ${reason} ${CONTEST_HINT}`,
      }),
    ),
    restored: event({ label: 'Recenzie publicată din nou', to: SIDES }, (project: Project, authorId: string) => ({
      ...ofProject(project, authorId),
      message: `Asociația a publicat din nou recenzia dvs. la „${project.title}”, pe care o retrăsese.`,
    })),
    removedAboutYou: event(
      { label: 'Recenzie despre dvs. retrasă', to: SIDES },
      (project: Project, subjectId: string, author: string) => ({
        ...ofProject(project, subjectId),
        message: `Asociația a retras recenzia pe care ${author} a scris-o despre dvs. la „${project.title}”.`,
      }),
    ),
    restoredAboutYou: event(
      { label: 'Recenzie despre dvs. publicată din nou', to: SIDES },
      (project: Project, subjectId: string, author: string) => ({
        ...ofProject(project, subjectId),
        message: `Asociația a publicat din nou recenzia pe care ${author} a scris-o despre dvs. la „${project.title}”.`,
      }),
    ),
  },
);
