import { type Reach, SEAT_MESSAGES_A_DAY } from '@psp/contracts/seat-messages';
import { plural } from '@psp/design-system/format';

const people = (count: number) => plural(count, { one: 'persoană', few: 'persoane', other: 'persoane' });

/* Guests and former members, who have no account to be notified. */
const unreachedOf = (count: number) =>
  count === 1 ? 'o persoană fără cont în rețea nu îl primește' : `${people(count)} fără cont în rețea nu îl primesc`;

export const strings = {
  title: 'Mesaje către participanți',
  empty: 'Nu s-a trimis niciun mesaj.',
  write: 'Scrie participanților',
  writeTitle: 'Mesaj către participanți',
  writeText: `Ajunge în notificări și pe e-mail, după alegerea fiecăruia, și rămâne pe pagina cu înscrierea lor. Puteți trimite cel mult ${SEAT_MESSAGES_A_DAY} mesaje pe zi.`,
  audience: 'Cui scrieți',
  messageTitle: 'Titlul',
  text: 'Mesajul',
  send: 'Trimite',
  problem: 'Mesajul nu a fost trimis',
  sent: 'Mesajul a fost trimis',
  reachOf: ({ people: count, unreached }: Reach) =>
    unreached > 0 ? `${people(count)}; ${unreachedOf(unreached)}` : people(count),
};
