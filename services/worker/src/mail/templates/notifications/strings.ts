import { counted } from '@psp/contracts/counted';
import { NOTIFICATION_KINDS, type NotificationKind } from '@psp/contracts/notification-names';
import type { DigestLine } from '@psp/domain/operating/notifications/digests';
import { EVENTS, titleOf } from '@psp/domain/operating/notifications/events';
import type { Mails } from '@psp/domain/operating/mail/queue-mail';
import { momentText, moreNotes, type Texts } from '../content.ts';

const CHOICES = {
  text: 'Ce e-mailuri primiți alegeți în contul dumneavoastră, la „Notificări”:',
  path: '/cont/notificari',
};

const ORDER = Object.keys(NOTIFICATION_KINDS);
const kindOf = ({ event }: DigestLine): NotificationKind => EVENTS.get(event)?.kind ?? 'association';

/* Groups the lines by organisation, in their order, and sorts each group by kind. */
const sorted = (lines: readonly DigestLine[]): DigestLine[] =>
  [...Map.groupBy(lines, ({ organisation }) => organisation).values()].flatMap((own) =>
    own.toSorted((one, other) => ORDER.indexOf(kindOf(one)) - ORDER.indexOf(kindOf(other))),
  );

const titled = ({ event, about, title, count }: DigestLine): string =>
  titleOf({ event, title, about: about || null, count: Number(count) });

type Facts = Pick<Mails['notification'], 'about' | 'object' | 'deadline' | 'budgetMin' | 'budgetMax' | 'place'>;

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
const summaryOf = (lines: readonly DigestLine[], more: number): string => {
  const [first] = lines;
  const count = lines.length + more;
  if (!first) return 'Rezumatul notificărilor dumneavoastră';
  const named = Number(first.count) === 1 ? subjectOf(first.title, { about: first.about }) : titled(first);
  return count === 1 ? `Rezumat: ${named}` : `Rezumat, ${counted(count, 'o noutate', 'noutăți')}: ${named} și altele`;
};

export const notificationTexts: Texts<'notification' | 'digest'> = {
  notification: ({ title, message, href, organisation, ...facts }) => ({
    subject: subjectOf(title, facts),
    paragraphs: [...(organisation ? [`Pentru ${organisation}:`] : []), message, ...factsOf(facts)],
    // A user of several organisations selects the right one before the page opens.
    action: {
      label: 'Deschideți în portal',
      path: organisation ? `/organizatie?inapoi=${encodeURIComponent(href)}` : href,
    },
    notes: [CHOICES],
  }),
  digest: ({ lines: unsorted, more }) => {
    const lines = sorted(unsorted);
    const isOne = lines.length === 1 && more === '0';
    return {
      subject: summaryOf(lines, Number(more)),
      paragraphs: [isOne ? 'De la ultimul rezumat aveți o noutate:' : 'De la ultimul rezumat aveți aceste noutăți:'],
      links: lines.map((line) => ({
        label: titled(line),
        text: `${line.organisation}, ${NOTIFICATION_KINDS[kindOf(line)]}\n${line.message}`,
        path: line.path,
      })),
      action: { label: 'Toate notificările', path: '/notificari' },
      notes: [...moreNotes(more, { one: 'încă o notificare', many: 'notificări', where: 'portal' }), CHOICES],
    };
  },
};
