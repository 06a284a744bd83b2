import type { Actor } from '../../actor.ts';
import type { Message } from '../../communicating/notifications/notify.ts';
import type { Project } from './project.entity.ts';

/** Path of the project's page for the side that is told. */
export const pageOf = (project: Project, organisationId: string): string =>
  `/${organisationId === project.uatId ? 'uat' : 'firma'}/projects/${project.id}`;

const STEPS = {
  start: ['Proiect început', 'a început proiectul'],
  setProgress: ['Progres actualizat', 'a actualizat progresul proiectului'],
  pause: ['Proiect suspendat', 'a suspendat proiectul'],
  resume: ['Proiect reluat', 'a reluat proiectul'],
  addFiles: ['Fișiere noi', 'a adăugat fișiere la proiectul'],
  deliver: ['Proiect predat', 'a predat proiectul'],
  requestChanges: ['Modificări cerute', 'cere modificări la proiectul'],
  accept: ['Predare acceptată', 'a acceptat predarea proiectului'],
  makeNote: ['Proces-verbal de recepție', 'a cerut procesul-verbal de recepție al proiectului'],
  review: ['Recenzie nouă', 'a scris o recenzie pentru proiectul'],
  reply: ['Răspuns la recenzie', 'a răspuns la recenzia dvs. pentru proiectul'],
} as const;
export type ProjectStep = keyof typeof STEPS;

/** What the other side reads when a step is taken. */
export const stepMessage = (step: ProjectStep, project: Project, actor: Actor, more = ''): Message => {
  const [title, verb] = STEPS[step];
  const other = project.otherThan(actor.organisationId);
  return {
    title,
    message: `${actor.organisationName} ${verb} „${project.title}”.${more && ` ${more}`}`,
    href: pageOf(project, other),
    topic: step === 'review' || step === 'reply' ? 'reviews' : 'projects',
  };
};

export const reviewInvitation = (project: Project, organisationId: string): Message => ({
  title: 'Evaluați colaborarea',
  message: `Proiectul „${project.title}” s-a încheiat. Spuneți cum a fost colaborarea.`,
  href: pageOf(project, organisationId),
  topic: 'reviews',
});
