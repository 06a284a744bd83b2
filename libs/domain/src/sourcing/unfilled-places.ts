import { DomainError } from '../errors.ts';

/**
 * Throws `code` if the sender confirmed another number of unfilled places than the text has; `confirmed` is undefined if they were
 * not asked.
 */
export const expectConfirmedPlaces = (
  code: 'request.places_left' | 'offer.places_left',
  confirmed: number | undefined,
  unfilled: number,
): void => {
  if (confirmed !== undefined && confirmed !== unfilled) throw new DomainError(code);
};
