import { counted } from '@psp/contracts/counted';
import { NOTIFICATION_KINDS, type NotificationKind } from '@psp/contracts/notification-names';
import { momentText, moreNotes } from '../mail/content.ts';
import { mail, type MailContext, type MailData } from '../mail/declare.ts';
import { EXAMPLE } from '../mail/fields.ts';
import type { Event } from './catalogue.ts';
import type { DigestLine } from './digests.ts';
import { groupTitle } from './group-title.ts';

const { name } = EXAMPLE;

const CHOICES = {
  text: 'Ce e-mailuri primiți alegeți în contul dumneavoastră, la „Notificări”:',
  path: '/cont/notificari',
};

/** A line with the kind of its event and the title of its group. */
interface News extends DigestLine {
  kind: NotificationKind;
  heading: string;
}

const newsOf = (line: DigestLine, event: Event | undefined): News => ({
  ...line,
  kind: event?.kind ?? 'association',
  heading: groupTitle({ title: line.title, about: line.about || null, count: Number(line.count) }, event),
});

const ORDER = Object.keys(NOTIFICATION_KINDS);

/* Groups the news by organisation, in their order, and sorts each group by kind. */
const sorted = (news: readonly News[]): News[] =>
  [...Map.groupBy(news, ({ organisation }) => organisation).values()].flatMap((own) =>
    own.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)),
  );

/**
 * `about`: number of the request or short name of another subject. For a request also its title (`object`), deadline (ISO), budget
 * (lei) and place.
 */
type Facts = Partial<Record<'about' | 'object' | 'deadline' | 'budgetMin' | 'budgetMax' | 'place', string>>;

/** `organisation`: its recipient organisation, only for users who belong to several. */
interface Notice extends Facts, Record<'name' | 'title' | 'message' | 'href', string> {
  organisation?: string;
}

/** `more`: number of further notifications, '0' for none. */
interface Digest {
  name: string;
  lines: DigestLine[];
  more: string;
}

/* Titles that already name the kind of object. */
const NAMES_THING = /^(Solicitare|Consultare|Cerere|Oportunitate)/;

const subjectOf = (title: string, { about, object }: Facts): string => {
  if (!about) return title;
  if (!object) return `${title}: ${about}`;
  return `${title}${NAMES_THING.test(title) ? ': ' : ' la '}${about}, ${object}`;
};

const amount = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 2 });
const lei = (value: string): string => amount.format(Number(value));

const budgetOf = ({ budgetMin: min, budgetMax: max }: Facts): string | null => {
  if (min && max) return min === max ? `${lei(max)} lei` : `${lei(min)}–${lei(max)} lei`;
  if (max) return `cel mult ${lei(max)} lei`;
  return min ? `cel puțin ${lei(min)} lei` : null;
};

/* Deadline, budget and place of a request, as the lines of one paragraph. */
const factsOf = (facts: Facts): string[] => {
  const budget = budgetOf(facts);
  const lines = [
    ...(facts.deadline ? [`Termen: ${momentText(facts.deadline)}`] : []),
    ...(budget ? [`Buget: ${budget}`] : []),
    ...(facts.place ? [`Loc: ${facts.place}`] : []),
  ];
  return lines.length > 0 ? [lines.join('\n')] : [];
};

/* The number of news and the first: "Rezumat, 3 noutăți: Ofertă nouă: SP-2026-000118 și altele". */
const summaryOf = (news: readonly News[], more: number): string => {
  const [first] = news;
  const count = news.length + more;
  if (!first) return 'Rezumatul notificărilor dumneavoastră';
  const named = Number(first.count) === 1 ? subjectOf(first.title, { about: first.about }) : first.heading;
  return count === 1 ? `Rezumat: ${named}` : `Rezumat, ${counted(count, 'o noutate', 'noutăți')}: ${named} și altele`;
};

export const MAILS = {
  notification: mail(
    { bound: ['notice:account', 'notice:subject', 'message:account'], isOptional: true },
    ({ title, message, href, organisation, ...facts }: Notice) => ({
      subject: subjectOf(title, facts),
      paragraphs: [...(organisation ? [`Pentru ${organisation}:`] : []), message, ...factsOf(facts)],
      // A user of several organisations selects the right one before the page opens.
      action: {
        label: 'Deschideți în portal',
        path: organisation ? `/organizatie?inapoi=${encodeURIComponent(href)}` : href,
      },
      notes: [CHOICES],
    }),
    {
      label: 'O notificare',
      example: { name, title: 'Oportunitate nouă', message: 'Primăria caută oferte.', href: '/firma/opportunities/1' },
      isComposed: true,
    },
  ),
  digest: mail(
    { bound: { once: 'for each period that the user chose' }, isOptional: true },
    ({ lines, more }: Digest, { events }: MailContext) => {
      const news = sorted(lines.map((line) => newsOf(line, events.get(line.event))));
      const isOne = news.length === 1 && more === '0';
      return {
        subject: summaryOf(news, Number(more)),
        paragraphs: [isOne ? 'De la ultimul rezumat aveți o noutate:' : 'De la ultimul rezumat aveți aceste noutăți:'],
        links: news.map(({ heading, organisation, kind, message, path }) => ({
          label: heading,
          text: `${organisation}, ${NOTIFICATION_KINDS[kind]}\n${message}`,
          path,
        })),
        action: { label: 'Toate notificările', path: '/notificari' },
        notes: [...moreNotes(more, { one: 'încă o notificare', many: 'notificări', where: 'portal' }), CHOICES],
      };
    },
    {
      label: 'Rezumatul notificărilor',
      example: {
        ...{ name, more: '2' },
        lines: [
          {
            ...{ event: 'offers.received', about: 'SP-2026-000118', title: 'Ofertă nouă', count: '3' },
            organisation: 'Comuna Hărman',
            ...{ message: 'Ați primit o ofertă.\nRămâne sigilată.', path: '/uat/service-requests/1?tab=offers' },
          },
        ],
      },
      isComposed: true,
    },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../mail/queue-mail.ts' {
  interface Mails extends Own {}
}
