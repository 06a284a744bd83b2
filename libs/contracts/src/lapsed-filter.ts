import { COUNTIES, DOMAINS } from './taxonomy-names.ts';

const isGone = (value: string | null, names: object): boolean => value !== null && !Object.hasOwn(names, value);

/** Whether filters ('?category=mediu') name a domain or a county that no longer exists. */
export const isLapsed = (query: string): boolean => {
  const search = new URLSearchParams(query);
  return isGone(search.get('category'), DOMAINS) || isGone(search.get('county'), COUNTIES);
};
