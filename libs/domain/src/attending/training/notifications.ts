import type { Kind } from '@psp/contracts/common';
import type { SeatMessage } from '@psp/contracts/seat-messages';
import { sql } from 'kysely';
import { momentInWords } from '../../day-in-words.ts';
import { CONTEST_HINT } from '../../decided.ts';
import { catalogue, type Event, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  title: string;
}

/** Path of a course in an area. */
export const trainingPath = (kind: Kind, { id }: { id: string }): string =>
  ({ uat: `/uat/training-programs/${id}`, firma: `/firma/training/${id}`, admin: `/admin/training/${id}` })[kind];
const proposal = ({ id, title }: Named) => ({ object: `„${title}”`, href: `/firma/training/proposals/${id}` });
/* Courses that firms have proposed, which their firm can open. */
const proposals: Pick<Event, 'subjects'> = {
  subjects: sql`select id, title, organisation_id as firma from training where organisation_id is not null`,
};
const AT = new Date('2026-12-08T12:00:00Z');

/** Notifications about courses, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'training',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, title from training where status = 'published'`,
    sample: (subject) => [subject, 'un motiv'],
  },
  {
    proposed: event(
      { label: 'Propunere de curs', to: ['admin'], ...proposals, sample: (subject) => [subject, 'O firmă'] },
      (one: Named, firm: string) => ({
        object: `„${one.title}”`,
        href: trainingPath('admin', one),
        message: `${firm} propune cursul „${one.title}”.`,
      }),
    ),
    approved: event({ label: 'Propunere de curs aprobată', to: ['firma'], ...proposals }, (one: Named) => ({
      ...proposal(one),
      message: `Cursul „${one.title}” a fost aprobat și se vede în catalog.`,
    })),
    rejected: event(
      { label: 'Propunere de curs respinsă', to: ['firma'], ...proposals },
      (one: Named, reason: string) => ({
        ...proposal(one),
        message: `Propunerea „${one.title}” nu a fost aprobată: ${reason} O puteți schimba și trimite din nou. ${CONTEST_HINT}`,
      }),
    ),
    message: event(
      {
        label: 'Mesaj despre un curs',
        to: ['uat', 'firma'],
        bound: 'seat-message:pool',
        sample: (subject, side) => [side, subject, { title: 'Un titlu', text: 'Un mesaj' }],
      },
      (kind: Kind, one: Named, { title, text }: Pick<SeatMessage, 'title' | 'text'>) => ({
        object: `„${one.title}”`,
        href: trainingPath(kind, one),
        title,
        message: `Despre „${one.title}”: ${text}`,
      }),
    ),
    ownChanged: event(
      {
        label: 'Cursul dvs., schimbat de asociație',
        to: ['firma'],
        ...proposals,
        sample: (subject) => [subject, ['locul este Online, nu Sala de curs']],
      },
      (one: Named, changes: readonly string[]) => ({
        ...proposal(one),
        message: `Asociația a schimbat cursul dvs. „${one.title}”: ${changes.join('; ')}.`,
      }),
    ),
    ownCancelled: event(
      { label: 'Cursul dvs., anulat de asociație', to: ['firma'], ...proposals },
      (one: Named, reason: string) => ({
        ...proposal(one),
        message: `Asociația a anulat cursul dvs. „${one.title}”: ${reason}`,
      }),
    ),
    cancelled: event(
      {
        label: 'Curs anulat',
        to: ['uat', 'firma'],
        sample: (subject, side) => [side, { ...subject, startsAt: AT }, 'un motiv'],
      },
      (kind: Kind, one: Named & { startsAt: Date }, reason: string) => ({
        object: `„${one.title}”`,
        href: trainingPath(kind, one),
        message: `Cursul „${one.title}”, ${momentInWords(one.startsAt)}, nu mai are loc: ${reason}`,
      }),
    ),
  },
);
