import { plural } from '@psp/design-system/format';

/** Why a request suits the firm, or does not. */
export const matchStrings = {
  title: 'De ce vi se potrivește',
  invited: 'Sunteți invitați',
  domain: 'Lucrați în domeniul cerut',
  otherDomain: 'În afara domeniilor firmei',
  anywhere: 'Nu se cere un județ anume',
  ownCounty: (county: string) => `În județul dvs., ${county}`,
  served: (county: string) => `Deserviți județul ${county}`,
  notServed: (county: string) => `Județul ${county} nu este printre cele deservite`,
  unstated: (county: string) => `Nu ați spus dacă deserviți județul ${county}`,
  words: (words: readonly string[]) => `În text și în profil: ${words.join(', ')}`,
  text: 'Textul se apropie de profilul dvs.',
  work: (count: number) =>
    `Ați terminat ${plural(count, { one: 'proiect', few: 'proiecte', other: 'proiecte' })} în domeniu`,
  certified: (names: string) => `Aveți certificarea cerută: ${names}`,
  notCertified: (names: string) => `Se cere ${names}, care lipsește din profil sau a expirat`,
  full: 'Capacitatea declarată este ocupată',
  language: (name: string) => `Profilul dvs. este și în limba textului: ${name}`,
  otherLanguage: (name: string) => `Textul este în limba ${name}, iar profilul dvs. nu`,
  more: (count: number) => `și încă ${plural(count, { one: 'motiv', few: 'motive', other: 'motive' })}`,
};
