import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface About {
  id: string;
  title: string;
}

interface AboutRequest extends About {
  number: string;
}

const ABOUT_PROJECTS = {
  kind: 'projects',
  topic: 'projects',
  subjects: sql`select id, title, uat_id as uat, firma_id as firma from project`,
} as const;

/** Reminders by the association, in its own words. */
export const NOTIFICATIONS = catalogue(
  'reminders',
  {
    kind: 'requests',
    topic: 'requests',
    subjects: sql`select r.id, r.number, r.title, r.organisation_id as uat, o.organisation_id as firma
      from service_request r join offer o on o.request_id = r.id where o.status = 'accepted'`,
  },
  {
    decide: event(
      { label: 'Reamintire: solicitare fără decizie', to: ['uat'] },
      (request: AboutRequest, text: string) => ({
        message: `Asociația vă amintește că „${request.title}” (${request.number}) așteaptă o decizie. ${text}`,
        href: `/uat/service-requests/${request.id}`,
        about: request.number,
      }),
    ),
    confirm: event(
      { label: 'Reamintire: reconfirmați oferta', to: ['firma'], topic: 'offers' },
      (request: AboutRequest, text: string) => ({
        message: `Asociația vă amintește că oferta dvs. la „${request.title}” (${request.number}) trebuie reconfirmată. ${text}`,
        href: `/firma/opportunities/${request.id}`,
        about: request.number,
      }),
    ),
    continueForUat: event(
      {
        label: 'Reamintire: proiectul vă așteaptă',
        to: ['uat'],
        ...ABOUT_PROJECTS,
      },
      (project: About, text: string) => ({
        message: `Asociația vă amintește că proiectul „${project.title}” vă așteaptă. ${text}`,
        href: `/uat/projects/${project.id}`,
        about: `„${project.title}”`,
      }),
    ),
    continueForFirma: event(
      {
        label: 'Reamintire: proiectul așteaptă lucrul dvs.',
        to: ['firma'],
        ...ABOUT_PROJECTS,
      },
      (project: About, text: string) => ({
        message: `Asociația vă amintește că proiectul „${project.title}” așteaptă lucrul dvs. ${text}`,
        href: `/firma/projects/${project.id}`,
        about: `„${project.title}”`,
      }),
    ),
  },
);
