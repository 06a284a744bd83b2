import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { catalogue, type Event, event } from '../../operating/notifications/catalogue.ts';
import type { Project } from './project.entity.ts';

/** Path of the project's page for one of its two sides. */
export const pageOf = (project: Project, organisationId: string): string =>
  `/${organisationId === project.uatId ? 'uat' : 'firma'}/projects/${project.id}`;

/** Samples of messages about a project, which take the project, then an actor or the id of an organisation, then a text. */
export const PROJECT_SAMPLE: Pick<Event, 'subjects' | 'sample'> = {
  subjects: sql`select id, title, uat_id as uat, firma_id as firma from project`,
  sample: ({ uat, firma, ...project }, side) => {
    const own = side === 'uat' ? uat : firma;
    return [{ ...project, uatId: uat, otherThan: () => own }, own, 'Motivul.'];
  },
};

const SIDES = ['uat', 'firma'] as const;
type Side = (typeof SIDES)[number];

/* Notification to the other side about a step. */
const step = (verb: string, words: { label: string; many?: string; to?: readonly Side[]; topic?: 'reviews' }) =>
  event({ to: SIDES, ...words }, (project: Project, actor: Actor, more = '') => ({
    message: `${actor.organisationName} ${verb} „${project.title}”.${more && ` ${more}`}`,
    href: pageOf(project, project.otherThan(actor.organisationId)),
    about: `„${project.title}”`,
  }));

const [forUat, forFirma] = [['uat'], ['firma']] as const;

export const NOTIFICATIONS = catalogue(
  'projects',
  {
    kind: 'projects',
    topic: 'projects',
    ...PROJECT_SAMPLE,
  },
  {
    start: step('a început proiectul', { label: 'Proiect început', to: forUat }),
    setProgress: step('a actualizat progresul proiectului', {
      label: 'Progres actualizat',
      many: 'actualizări de progres',
      to: forUat,
    }),
    pause: step('a suspendat proiectul', { label: 'Proiect suspendat' }),
    resume: step('a reluat proiectul', { label: 'Proiect reluat' }),
    addFiles: step('a adăugat fișiere la proiectul', { label: 'Fișiere noi', many: 'adăugări de fișiere' }),
    deliver: step('a predat proiectul', { label: 'Proiect predat', to: forUat }),
    requestChanges: step('cere modificări la proiectul', {
      label: 'Modificări cerute',
      many: 'cereri de modificări',
      to: forFirma,
    }),
    accept: step('a acceptat predarea proiectului', { label: 'Predare acceptată', to: forFirma }),
    makeNote: step('a cerut procesul-verbal de recepție al proiectului', { label: 'Proces-verbal de recepție' }),
    review: step('a scris o recenzie pentru proiectul', { label: 'Recenzie nouă', topic: 'reviews' }),
    reply: step('a răspuns la recenzia dvs. pentru proiectul', { label: 'Răspuns la recenzie', topic: 'reviews' }),
    reviewInvitation: event(
      { label: 'Evaluați colaborarea', to: SIDES, topic: 'reviews' },
      (project: Project, organisationId: string) => ({
        message: `Proiectul „${project.title}” s-a încheiat. Spuneți cum a fost colaborarea.`,
        href: pageOf(project, organisationId),
      }),
    ),
  },
);
export type ProjectStep = Exclude<keyof typeof NOTIFICATIONS, 'reviewInvitation'>;
