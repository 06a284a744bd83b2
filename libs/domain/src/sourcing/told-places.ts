import { DomainError } from '../errors.ts';

/** Throws `code` where a text has another number of unfilled places than its sender was told of; undefined: they were not asked. */
export const expectToldPlaces = (
  code: 'request.places_left' | 'offer.places_left',
  told: number | undefined,
  unfilled: number,
): void => {
  if (told !== undefined && told !== unfilled) throw new DomainError(code);
};
