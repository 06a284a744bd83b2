import type { Kind } from '@psp/contracts/common';
import { counted } from '@psp/contracts/counted';
import { sql } from 'kysely';
import { CONTEST_HINT } from '../../decided.ts';
import { catalogue, type Event, event } from '../../operating/notifications/catalogue.ts';
import { importPath, libraryPath, proposalPath } from './paths.ts';

interface Named {
  id: string;
  title: string;
}

const about = (kind: Kind, one: Named) => ({ object: `„${one.title}”`, href: libraryPath(kind, one.id) });
/* Documents that both town halls and firms read. */
const readByAll = sql`select id, title from library_document where status = 'published' and access in ('visitors', 'signed_in')`;

const ofProposal = (kind: Kind, one: Named) => ({ object: `„${one.title}”`, href: proposalPath(kind, one.id) });
/* Proposals with their organisation, which can open them. */
const proposals: Pick<Event, 'subjects'> = {
  subjects: sql`select d.id, d.title, case o.kind when 'uat' then o.id end as uat, case o.kind when 'firma' then o.id end as firma
    from library_document d join organisation o on o.id = d.organisation_id`,
};

/** Notifications about documents of the library, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'library',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: readByAll,
    sample: (subject, side) => [side, subject, 'Un text'],
  },
  {
    changed: event(
      {
        label: 'Document favorit cu o versiune nouă',
        to: ['uat', 'firma'],
        bound: { once: 'a version is published once' },
      },
      (kind: Kind, one: Named, note: string) => ({
        ...about(kind, one),
        message: `Documentul „${one.title}” are o versiune nouă. Ce s-a schimbat: ${note}`,
      }),
    ),
    answered: event(
      {
        label: 'Răspuns la o greșeală semnalată',
        to: ['uat', 'firma'],
        bound: { once: 'a reported error is answered once' },
      },
      (kind: Kind, one: Named, answer: string) => ({
        ...about(kind, one),
        message: `Despre greșeala semnalată în „${one.title}”, asociația răspunde: ${answer}`,
      }),
    ),
    reported: event(
      { label: 'Greșeală semnalată într-un document', to: ['admin'], sample: (subject) => [subject, 'O primărie'] },
      (one: Named, organisation: string) => ({
        object: `„${one.title}”`,
        href: '/admin/library/semnalari',
        message: `${organisation} semnalează o greșeală în „${one.title}”.`,
      }),
    ),
    proposed: event(
      { label: 'Propunere de document', to: ['admin'], ...proposals, sample: (subject) => [subject, 'O primărie'] },
      (one: Named, organisation: string) => ({
        ...about('admin', one),
        message: `${organisation} propune documentul „${one.title}”.`,
      }),
    ),
    approved: event(
      { label: 'Propunere de document aprobată', to: ['uat', 'firma'], ...proposals },
      (kind: Kind, one: Named) => ({
        ...ofProposal(kind, one),
        message: `Documentul „${one.title}” a fost aprobat și este în bibliotecă.`,
      }),
    ),
    rejected: event(
      { label: 'Propunere de document respinsă', to: ['uat', 'firma'], ...proposals },
      (kind: Kind, one: Named, reason: string) => ({
        ...ofProposal(kind, one),
        message: `Propunerea „${one.title}” nu a fost aprobată: ${reason} O puteți schimba și trimite din nou. ${CONTEST_HINT}`,
      }),
    ),
    imported: event(
      {
        ...{ label: 'Import în bibliotecă încheiat', to: ['admin'] },
        subjects: sql`select id, name from library_import`,
        sample: (subject) => [subject, 3, 1],
      },
      ({ id, name }: { id: string; name: string }, made: number, bad: number) => ({
        object: `„${name}”`,
        href: importPath(id),
        message: `Importul „${name}” s-a încheiat: ${counted(made, 'un document făcut', 'documente făcute')}, ${bad === 0 ? 'nicio problemă' : counted(bad, 'o problemă', 'probleme')}.`,
      }),
    ),
    old: event(
      { label: 'Document de verificat din nou', to: ['admin'], sample: (subject) => [subject] },
      (one: Named) => ({
        ...about('admin', one),
        message: `Documentul „${one.title}” a fost verificat acum un an. Verificați-l din nou sau schimbați-l.`,
      }),
    ),
  },
);
