import type { Kind } from '@psp/contracts/common';
import { counted } from '@psp/contracts/counted';
import { sql } from 'kysely';
import { momentInWords } from '../../day-in-words.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { trainingPath } from '../training/notifications.ts';

interface Named {
  id: string;
  title: string;
}

const to = ['uat', 'firma'] as const;
const about = (kind: Kind, one: Named) => ({ object: `„${one.title}”`, href: trainingPath(kind, one) });
const register = (kind: Kind) => trainingPath(kind, { id: 'registru' });
const AT = new Date('2026-12-03T07:30:00Z');
const once = { once: 'it follows once from an act of a colleague, or from a seat that was freed' };

/** Notifications about enrolments in courses, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'enrolment',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, title from training where status = 'published'`,
    sample: (subject, side) => [side, subject, AT],
  },
  {
    enrolled: event({ label: 'Înscriere la un curs', to, bound: once }, (kind: Kind, one: Named) => ({
      ...about(kind, one),
      message: `Aveți un loc la cursul „${one.title}”.`,
    })),
    waiting: event({ label: 'Pe lista de așteptare a unui curs', to, bound: once }, (kind: Kind, one: Named) => ({
      ...about(kind, one),
      message: `Sunteți pe lista de așteptare la cursul „${one.title}”. Când se eliberează un loc, aveți 48 de ore să-l confirmați.`,
    })),
    offered: event({ label: 'Loc eliberat la un curs', to, bound: once }, (kind: Kind, one: Named, until: Date) => ({
      ...about(kind, one),
      message: `S-a eliberat un loc la cursul „${one.title}”. Îl păstrăm pentru dvs. până ${momentInWords(until)}.`,
    })),
    approvalAsked: event(
      { label: 'Înscriere la un curs, de aprobat', to, bound: once },
      (kind: Kind, one: Named, until: Date, people = 1) => ({
        object: `„${one.title}”`,
        href: register(kind),
        message: `${counted(people, 'O înscriere', 'înscrieri')} la cursul „${one.title}” așteaptă aprobarea dvs. ${people === 1 ? 'Locul se păstrează' : 'Locurile se păstrează'} până ${momentInWords(until)}.`,
      }),
    ),
    approved: event({ label: 'Înscriere la un curs, aprobată', to, bound: once }, (kind: Kind, one: Named) => ({
      ...about(kind, one),
      message: `Înscrierea la cursul „${one.title}” a fost aprobată: aveți un loc.`,
    })),
    refused: event(
      {
        label: 'Înscriere la un curs, refuzată',
        to,
        bound: once,
        sample: (subject, side) => [side, subject, 'un motiv'],
      },
      (kind: Kind, one: Named, reason: string) => ({
        ...about(kind, one),
        message: `Înscrierea la cursul „${one.title}” nu a fost aprobată: ${reason}`,
      }),
    ),
    changed: event(
      {
        label: 'Curs schimbat',
        to,
        sample: (subject, side) => [side, subject, ['locul este Online, nu Sala de curs']],
      },
      (kind: Kind, one: Named, changes: readonly string[]) => ({
        ...about(kind, one),
        message: `Cursul „${one.title}” s-a schimbat: ${changes.join('; ')}. Dacă nu mai puteți veni, renunțați la loc.`,
      }),
    ),
    completed: event({ label: 'Certificat de absolvire', to, bound: once }, (kind: Kind, one: Named) => ({
      object: `„${one.title}”`,
      href: register(kind),
      message: `Ați absolvit cursul „${one.title}”. Codul certificatului este în registrul de instruire.`,
    })),
    offerLapsed: event(
      { label: 'Loc oferit la un curs, neconfirmat la timp', to, bound: once },
      (kind: Kind, one: Named) => ({
        ...about(kind, one),
        message: `Locul oferit la cursul „${one.title}” nu a fost confirmat la timp și a fost dat mai departe.`,
      }),
    ),
    lapsed: event({ label: 'Înscriere la un curs, neaprobată la timp', to, bound: once }, (kind: Kind, one: Named) => ({
      ...about(kind, one),
      message: `Înscrierea la cursul „${one.title}” nu a fost aprobată la timp, iar locul a fost eliberat.`,
    })),
  },
);
