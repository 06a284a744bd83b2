import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { dayInWords } from '../../day-in-words.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { actPath } from './path.ts';

interface Named {
  id: string;
  title: string;
}

const about = (kind: Kind, one: Named) => ({ object: `„${one.title}”`, href: actPath(kind, one.id) });

/** Notifications about acts, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'legislation',
  {
    kind: 'association',
    topic: 'organisation',
    // Acts that both town halls and firms read.
    subjects: sql`select id, number || ' ' || title as title from legal_act
      where status = 'published' and access in ('visitors', 'signed_in')`,
    sample: (subject, side) => [side, subject, 'Un text'],
  },
  {
    changed: event(
      {
        label: 'Act favorit cu o formă nouă',
        to: ['uat', 'firma'],
        bound: { once: 'a version is published once' },
        sample: (subject, side) => [side, subject, { from: '2027-01-15', note: 'Un text' }],
      },
      (kind: Kind, one: Named, { from, note }: { from: string; note: string }) => ({
        ...about(kind, one),
        message: `Actul „${one.title}” are o formă nouă, în vigoare din ${dayInWords(from)}. Ce s-a schimbat: ${note}`,
      }),
    ),
    answered: event(
      {
        label: 'Răspuns la o greșeală semnalată într-un act',
        to: ['uat', 'firma'],
        bound: { once: 'a reported error is answered once' },
      },
      (kind: Kind, one: Named, answer: string) => ({
        ...about(kind, one),
        message: `Despre greșeala semnalată în „${one.title}”, asociația răspunde: ${answer}`,
      }),
    ),
    old: event({ label: 'Act de verificat din nou', to: ['admin'], sample: (subject) => [subject] }, (one: Named) => ({
      ...about('admin', one),
      message: `Actul „${one.title}” a fost verificat acum un an. Verificați-l din nou sau schimbați-l.`,
    })),
  },
);
