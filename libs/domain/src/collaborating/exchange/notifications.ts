import { sql } from 'kysely';
import { CONTEST_HINT } from '../../decided.ts';
import { catalogue, type Event, event } from '../../operating/notifications/catalogue.ts';
import { IN_GROUP, NAMING } from './notification-words.ts';

interface Named {
  id: string;
  title: string;
}
const named = (project: Named) => ({ object: `„${project.title}”` });
const page = (side: Side, project: Named) => ({ ...named(project), href: `/${side}/exchange/${project.id}` });

type Side = 'uat' | 'firma';
/* To the people of both sides. */
const toBoth: Pick<Event, 'to' | 'sample'> = {
  to: ['uat', 'firma'],
  sample: (subject, side) => [side, subject, 'Comuna Roșia'],
};
/* To the people of both sides who reported something or asked a question. */
const toReporters: Pick<Event, 'to' | 'topic' | 'sample'> = {
  to: ['uat', 'firma'],
  topic: 'messages',
  sample: (subject, side) => [side, subject, 'Motivul.'],
};

const [forUat, forFirma] = [['uat'], ['firma']] as const;
const PUBLISHED = sql`select id, title from exchange_project where status = 'published'`;

/** Notifications about the exchange of projects, each with the page it opens. */
export const NOTIFICATIONS = catalogue(
  'exchange',
  {
    kind: 'projects',
    topic: null,
    subjects: PUBLISHED,
    sample: (subject) => [subject, 'Comuna Roșia', 'Motivul.'],
  },
  {
    edited: event(
      { label: 'Proiect urmărit modificat', many: 'modificări', ...toBoth, bound: 'exchange-edit:organisation' },
      (side: Side, project: Named, authority: string) => ({
        ...page(side, project),
        message: `${authority} a modificat proiectul „${project.title}” din schimbul de proiecte.`,
      }),
    ),
    withdrawn: event(
      { label: 'Proiect urmărit retras', ...toBoth },
      (side: Side, project: Named, authority: string) => ({
        ...named(project),
        href: `/${side}/exchange`,
        message: `${authority} a retras proiectul „${project.title}” din schimbul de proiecte.`,
      }),
    ),
    takenOut: event({ label: 'Proiect urmărit, scos de asociație', ...toBoth }, (side: Side, project: Named) => ({
      ...named(project),
      href: `/${side}/exchange`,
      message: `Asociația a scos proiectul „${project.title}” din schimbul de proiecte.`,
    })),
    putBack: event({ label: 'Proiect pus la loc de asociație', ...toBoth }, (side: Side, project: Named) => ({
      ...page(side, project),
      message: `Asociația a pus la loc proiectul „${project.title}”, pe care îl scosese din schimbul de proiecte. Întrebările și urmăritorii lui au rămas.`,
    })),
    takenOutOrigin: event({ label: 'Proiect preluat, scos de asociație', to: forUat }, (project: Named) => ({
      ...named(project),
      href: '/uat/exchange?show=adopted',
      message: `Asociația a scos proiectul „${project.title}”, din care ați făcut o solicitare. Solicitarea rămâne a dvs.`,
    })),
    withdrawnOrigin: event(
      { label: 'Proiect preluat, retras de autor', to: forUat },
      (project: Named, authority: string) => ({
        ...named(project),
        href: '/uat/exchange?show=adopted',
        message: `${authority} a retras proiectul „${project.title}”, din care ați făcut o solicitare. Solicitarea rămâne a dvs.`,
      }),
    ),
    adopted: event(
      {
        label: 'Proiectul dvs. a fost preluat',
        many: 'preluări ale proiectului',
        to: forUat,
        topic: 'projects',
        bound: 'exchange-adopt:organisation',
      },
      (project: Named, authority: string) => ({
        ...page('uat', project),
        message: `${authority} a preluat proiectul „${project.title}” ca ciornă de solicitare.`,
      }),
    ),
    joined: event(
      {
        label: 'O instituție se alătură proiectului',
        to: forUat,
        topic: 'projects',
        bound: 'exchange-join:organisation',
      },
      (project: Named, authority: string) => ({
        ...page('uat', project),
        message: `${authority} se alătură proiectului dorit „${project.title}”.`,
      }),
    ),
    left: event(
      { label: 'O instituție s-a retras din proiect', to: forUat, bound: 'exchange-join:organisation' },
      (project: Named, authority: string) => ({
        ...page('uat', project),
        message: `${authority} nu mai participă la proiectul dorit „${project.title}”.`,
      }),
    ),
    seekingEnded: event(
      {
        label: 'Un proiect dorit nu mai caută parteneri',
        to: forUat,
        topic: 'projects',
        bound: 'exchange-edit:organisation',
      },
      (project: Named, authority: string) => ({
        ...page('uat', project),
        message: `${authority} nu mai caută parteneri pentru proiectul „${project.title}”, la care v-ați alăturat.`,
      }),
    ),
    grouped: event(
      {
        label: 'Cerere de grup dintr-un proiect dorit',
        to: forUat,
        topic: 'projects',
        sample: (subject) => [subject, 'Comuna Roșia', 'invited'],
      },
      (project: Named, authority: string, place: keyof typeof IN_GROUP) => ({
        ...page('uat', project),
        message: `${authority} a făcut o cerere de grup din „${project.title}”. ${IN_GROUP[place]}`,
      }),
    ),
    asked: event(
      {
        label: 'Acordul pentru numele firmei',
        to: forFirma,
        topic: 'projects',
        bound: 'exchange-naming:organisation',
        subjects: sql`select id, title, partner_id as firma from exchange_project where partner_state = 'asked'`,
      },
      (project: Named, authority: string) => ({
        ...page('firma', project),
        message: `${authority} vă cere acordul să numească firma dvs. la proiectul „${project.title}” din schimbul de proiecte.`,
      }),
    ),
    answered: event(
      {
        label: 'Răspunsul firmei despre numele ei',
        to: forUat,
        topic: 'projects',
        // There is one refusal for each agreement, and a first one.
        bound: 'exchange-agree:organisation',
        subjects: sql`select id, title, organisation_id as uat from exchange_project where partner_state is not null`,
        sample: (subject) => [subject, 'Civis Digital', 'declined', 'Motivul.'],
      },
      (project: Named, firm: string, answer: keyof typeof NAMING, reason: string) => ({
        ...page('uat', project),
        message: `${firm} ${NAMING[answer]} „${project.title}”.${reason && ` Motiv: ${reason}`}`,
      }),
    ),
    question: event(
      {
        label: 'Întrebare la un proiect din schimb',
        many: 'întrebări',
        to: forUat,
        topic: 'messages',
        bound: 'exchange-question:account',
      },
      (project: Named, asker: string) => ({
        ...page('uat', project),
        message: `${asker} a pus o întrebare la proiectul „${project.title}”.`,
      }),
    ),
    reply: event(
      {
        label: 'Răspuns la întrebarea dvs.',
        ...toBoth,
        topic: 'messages',
        bound: { once: 'a question has one answer' },
      },
      (side: Side, project: Named, authority: string) => ({
        ...page(side, project),
        message: `${authority} a răspuns la întrebarea dvs. despre „${project.title}”.`,
      }),
    ),
    removed: event(
      { label: 'Proiect scos din schimb', to: forUat, topic: 'projects' },
      (project: Named, reason: string) => ({
        ...page('uat', project),
        message: `Asociația a scos proiectul „${project.title}” din schimb. ${reason} ${CONTEST_HINT}`,
      }),
    ),
    restored: event({ label: 'Proiect pus la loc în schimb', to: forUat, topic: 'projects' }, (project: Named) => ({
      ...page('uat', project),
      message: `Asociația a pus la loc proiectul „${project.title}” în schimbul de proiecte.`,
    })),
    flagged: event(
      {
        label: 'Proiect semnalat',
        many: 'semnalări',
        to: ['admin'],
        topic: 'messages',
        bound: 'exchange-flag:organisation',
        sample: (subject) => [subject, { displayName: 'Ana Pop', organisationName: 'Comuna Roșia' }],
      },
      (project: Named, by: { displayName: string; organisationName: string }) => ({
        ...named(project),
        href: `/admin/exchange/${project.id}`,
        message: `${by.displayName}, ${by.organisationName}, a semnalat proiectul „${project.title}”.`,
      }),
    ),
    kept: event(
      { label: 'Semnalare închisă: proiectul rămâne', ...toReporters },
      (side: Side, project: Named, reason: string) => ({
        ...page(side, project),
        message: `Asociația a verificat ce ați semnalat la „${project.title}” și nu schimbă nimic. Motiv: ${reason}`,
      }),
    ),
    upheld: event({ label: 'Semnalare admisă', ...toReporters }, (side: Side, project: Named) => ({
      ...named(project),
      href: `/${side}/exchange`,
      message: `Asociația a scos ce ați semnalat la „${project.title}”.`,
    })),
    withdrawnReported: event(
      { label: 'Semnalare închisă: proiect retras', ...toBoth },
      (side: Side, project: Named, authority: string) => ({
        ...named(project),
        href: `/${side}/exchange`,
        message: `${authority} a retras proiectul „${project.title}”, pe care l-ați semnalat. Dacă îl publică din nou, îl puteți semnala iar.`,
      }),
    ),
    questionRemoved: event(
      { label: 'Întrebare scoasă de asociație', ...toReporters },
      (side: Side, project: Named, reason: string) => ({
        ...page(side, project),
        message: `Asociația a scos întrebarea dvs. despre „${project.title}”. ${reason} ${CONTEST_HINT}`,
      }),
    ),
    questionRestored: event({ label: 'Întrebare pusă la loc', ...toReporters }, (side: Side, project: Named) => ({
      ...page(side, project),
      message: `Asociația a pus la loc întrebarea dvs. despre „${project.title}”.`,
    })),
  },
);
