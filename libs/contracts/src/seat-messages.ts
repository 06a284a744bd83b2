import { z } from 'zod';
import { id, isoDateTime } from './common.ts';

/** Recipients of a message to the participants of an event or a course; `waiting` are those without a confirmed seat. */
export const MESSAGE_AUDIENCES = {
  all: 'Toți cei înscriși',
  seat: 'Cei cu loc',
  waiting: 'Cei care așteaptă un loc',
} as const;
export type MessageAudience = keyof typeof MESSAGE_AUDIENCES;
const audience = z.enum(Object.keys(MESSAGE_AUDIENCES) as MessageAudience[], { error: 'Alegeți cui scrieți.' });

/** Messages to the participants of one event or course in 24 hours. */
export const SEAT_MESSAGES_A_DAY = 5;
export const MESSAGE_TITLE_MAX = 120;
export const MESSAGE_TEXT_MAX = 2000;

export const seatMessage = z.strictObject({
  audience,
  title: z
    .string()
    .trim()
    .min(1, 'Scrieți titlul.')
    .max(MESSAGE_TITLE_MAX, `Titlul poate avea cel mult ${MESSAGE_TITLE_MAX} de caractere.`),
  text: z
    .string()
    .trim()
    .min(1, 'Scrieți mesajul.')
    .max(MESSAGE_TEXT_MAX, `Mesajul poate avea cel mult ${MESSAGE_TEXT_MAX} de caractere.`),
});
export type SeatMessage = z.infer<typeof seatMessage>;

/** `unreached`: guests without an account, and those who left their organisation. */
const reach = z.object({ people: z.int(), unreached: z.int() });
export type Reach = z.infer<typeof reach>;

/** Messages that were sent, the newest first, and whom a message would reach now. */
export const sentMessages = z.object({
  items: z.array(
    z.object({
      id,
      at: isoDateTime,
      by: z.string(),
      audience,
      title: z.string(),
      text: z.string(),
      ...reach.shape,
    }),
  ),
  reach: z.object({ all: reach, seat: reach, waiting: reach }),
});
export type SentMessages = z.infer<typeof sentMessages>;

/** A message as its recipients read it. */
export const receivedMessage = z.object({ id, at: isoDateTime, title: z.string(), text: z.string() });
export type ReceivedMessage = z.infer<typeof receivedMessage>;
