import { sql } from 'kysely';
import { catalogue, type Event, event } from '../notifications/catalogue.ts';

/** Content that was reported. */
export interface FlaggedContent {
  id: string;
  /** "soluția „Arhivă digitală”" */
  what: string;
  /** Short name. */
  object: string;
  /** Path of the association's pages of such content. */
  office: string;
}

/* To the people of both sides who reported it, with a page that they can open. */
const toReporters: Pick<Event, 'to' | 'topic' | 'sample'> = {
  to: ['uat', 'firma'],
  topic: 'messages',
  sample: (solution) => [sampleOf(solution), '/marketplace', 'Motivul.'],
};
const sampleOf = ({ id, title }: Readonly<Record<string, string>>) => ({
  ...{ id, what: `soluția „${title}”`, object: `„${title}”`, office: '/admin/solutions' },
});

/** Notifications about reports of content. */
export const NOTIFICATIONS = catalogue(
  'flags',
  {
    kind: 'association',
    topic: null,
    subjects: sql`select id, title from solution where status = 'published'`,
  },
  {
    flagged: event(
      {
        label: 'Recenzie sau soluție semnalată',
        many: 'semnalări',
        to: ['admin'],
        topic: 'messages',
        bound: 'content-flag:organisation',
        sample: (solution) => [sampleOf(solution), { displayName: 'Ana Pop', organisationName: 'Comuna Roșia' }],
      },
      ({ id, what, object, office }: FlaggedContent, by: { displayName: string; organisationName: string }) => ({
        object,
        href: `${office}/${id}`,
        message: `${by.displayName}, ${by.organisationName}, a semnalat ${what}.`,
      }),
    ),
    kept: event(
      { label: 'Semnalare închisă: conținutul rămâne', ...toReporters },
      ({ what, object }: FlaggedContent, href: string, reason: string) => ({
        ...{ object, href },
        message: `Asociația a verificat ${what}, semnalată de dvs., și nu schimbă nimic. Motiv: ${reason}`,
      }),
    ),
    upheld: event(
      { label: 'Semnalare admisă: conținut retras', ...toReporters },
      ({ what, object }: FlaggedContent, href: string) => ({
        ...{ object, href },
        message: `Asociația a retras ${what}, semnalată de dvs.`,
      }),
    ),
    ended: event(
      { label: 'Semnalare închisă: soluție oprită de firmă', ...toReporters },
      ({ what, object }: FlaggedContent, href: string) => ({
        ...{ object, href },
        message: `Firma nu mai arată ${what}, semnalată de dvs. Dacă o publică din nou, o puteți semnala iar.`,
      }),
    ),
  },
);
