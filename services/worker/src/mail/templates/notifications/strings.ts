import { NOTIFICATION_KINDS, type NotificationKind } from '@psp/contracts/notification-names';
import type { DigestLine } from '@psp/domain/communicating/notifications/digests';
import { EVENTS, titleOf } from '@psp/domain/communicating/notifications/events';
import type { Texts } from '../content.ts';

const CHOICES = {
  text: 'Ce e-mailuri primiți alegeți în contul dumneavoastră, la „Notificări”:',
  path: '/cont/notificari',
};

const ORDER = Object.keys(NOTIFICATION_KINDS);
const kindOf = ({ event }: DigestLine): NotificationKind => EVENTS.get(event)?.kind ?? 'association';

/* One organisation after the other, as they come; in each by kind. */
const sorted = (lines: readonly DigestLine[]): DigestLine[] =>
  [...Map.groupBy(lines, ({ organisation }) => organisation).values()].flatMap((own) =>
    own.toSorted((one, other) => ORDER.indexOf(kindOf(one)) - ORDER.indexOf(kindOf(other))),
  );

const titled = ({ event, about, title, count }: DigestLine): string =>
  titleOf({ event, title, about: about || null, count: Number(count) });

export const notificationTexts: Texts<'notification' | 'digest'> = {
  notification: ({ title, message, href, organisation }) => ({
    subject: title,
    paragraphs: [...(organisation ? [`Pentru ${organisation}:`] : []), message],
    // Whoever works for several organisations chooses one before the page that is its own.
    action: {
      label: 'Deschideți în portal',
      path: organisation ? `/organizatie?inapoi=${encodeURIComponent(href)}` : href,
    },
    notes: [CHOICES],
  }),
  digest: ({ lines, more }) => {
    const [first] = lines;
    const isOne = lines.length === 1 && first !== undefined;
    return {
      subject: isOne ? `Rezumat: ${titled(first)}` : 'Rezumatul notificărilor dumneavoastră',
      paragraphs: [isOne ? 'De la ultimul rezumat aveți o noutate:' : 'De la ultimul rezumat aveți aceste noutăți:'],
      links: sorted(lines).map((line) => ({
        label: titled(line),
        text: `${line.organisation}, ${NOTIFICATION_KINDS[kindOf(line)]}\n${line.message}`,
        path: line.path,
      })),
      action: { label: 'Toate notificările', path: '/notificari' },
      notes: [...(more === '0' ? [] : [`Mai sunt și altele, în portal: ${more}.`]), CHOICES],
    };
  },
};
