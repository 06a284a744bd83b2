import type { AuthorityView, UatType } from '@psp/contracts/organisations';

const PREFIXES: Record<UatType, string> = {
  commune: 'Comuna',
  town: 'Orașul',
  municipality: 'Municipiul',
  county_council: 'Consiliul Județean',
  sector: '',
  adi: '',
};
const NAMED = /^(comuna|ora[șs]ul?|municipiul|consiliul|jude[țt]ul|sectorul)\s/i;

/** An entry of the registry as an institution calls itself: "Comuna Șelimbăr". */
export function authorityName({ name, type }: Pick<AuthorityView, 'name' | 'type'>): string {
  if (type === 'county_council') return `${PREFIXES[type]} ${name.replace(NAMED, '').replace(/^jude[țt]ean\s/i, '')}`;
  return NAMED.test(name) ? name : `${PREFIXES[type]} ${name}`.trim();
}

/** What the registry is searched for: the text without the word for the type, which its names do not carry. */
export const searchedName = (text: string): string =>
  text
    .trim()
    .replace(NAMED, '')
    .replace(/^jude[țt]ean\s/i, '');
