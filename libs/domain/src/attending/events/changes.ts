import { momentInWords } from '../../day-in-words.ts';
import type { EventText } from './event.entity.ts';

type Compared = Pick<EventText, 'startsAt' | 'endsAt' | 'place' | 'isOnline' | 'price'>;

/** What changed for those who are registered, in words; empty when nothing of it did. */
export const changesOf = (before: Compared, after: Compared): string[] => {
  const changes: string[] = [];
  if (before.startsAt.getTime() !== after.startsAt.getTime())
    changes.push(`începe ${momentInWords(after.startsAt)}, nu ${momentInWords(before.startsAt)}`);
  else if (before.endsAt.getTime() !== after.endsAt.getTime())
    changes.push(`se încheie ${momentInWords(after.endsAt)}`);
  if (before.place !== after.place || before.isOnline !== after.isOnline)
    changes.push(`locul este ${after.place}, nu ${before.place}`);
  if (before.price !== after.price) changes.push(`prețul este ${after.price} lei, nu ${before.price} lei`);
  return changes;
};
