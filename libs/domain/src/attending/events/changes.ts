import { momentInWords } from '../../day-in-words.ts';
import type { EventText } from './event.entity.ts';

type Compared = Pick<EventText, 'startsAt' | 'endsAt' | 'sittings' | 'place' | 'isOnline' | 'price'> & {
  onlineUrl?: string | null;
};

const timesOf = ({ sittings }: Compared): string =>
  sittings.map(({ startsAt, endsAt }) => `${Date.parse(startsAt)}-${Date.parse(endsAt)}`).join();

/** What changed for those who are registered, in words; empty when nothing of it did. */
export const changesOf = (before: Compared, after: Compared): string[] => {
  const changes: string[] = [];
  if (before.startsAt.getTime() !== after.startsAt.getTime())
    changes.push(`începe ${momentInWords(after.startsAt)}, nu ${momentInWords(before.startsAt)}`);
  if (before.endsAt.getTime() !== after.endsAt.getTime()) changes.push(`se încheie ${momentInWords(after.endsAt)}`);
  if (changes.length === 0 && timesOf(before) !== timesOf(after)) changes.push('alte ore sau zile la mijloc');
  if (before.place !== after.place || before.isOnline !== after.isOnline)
    changes.push(`locul este ${after.place}, nu ${before.place}`);
  if ((before.onlineUrl ?? '') !== (after.onlineUrl ?? '')) changes.push('altă legătură online');
  if (before.price !== after.price) changes.push('alt preț, fără să schimbe locurile deja luate');
  return changes;
};
