import { plural } from '@psp/design-system/format';

const projects = (count: number) => plural(count, { one: 'proiect', few: 'proiecte', other: 'proiecte' });

const full = {
  invited: 'Sunteți invitați',
  domain: 'Lucrați în domeniul cerut',
  otherDomain: 'În afara domeniilor firmei',
  anywhere: 'Nu se cere un județ anume',
  ownCounty: (county: string) => `În județul dvs., ${county}`,
  served: (county: string) => `Deserviți județul ${county}`,
  notServed: (county: string) => `Județul ${county} nu este printre cele deservite`,
  unstated: (county: string) => `Nu ați spus dacă deserviți județul ${county}`,
  words: (words: readonly string[]) => `În text și în profil: ${words.join(', ')}`,
  text: 'Textul seamănă cu profilul dvs.',
  work: (count: number) => `Ați terminat ${projects(count)} în domeniu`,
  certified: (names: string) => `Aveți certificarea cerută: ${names}`,
  notCertified: (names: string) => `Se cere ${names}, care lipsește din profil sau a expirat`,
  capacity: 'Capacitatea declarată este ocupată',
  language: (name: string) => `Profilul dvs. este și în limba textului: ${name}`,
  otherLanguage: (name: string) => `Textul este în limba ${name}, iar profilul dvs. nu`,
};

/* Short enough for one line of a card. */
const short: typeof full = {
  invited: 'Sunteți invitați',
  domain: 'În domeniul dvs.',
  otherDomain: 'În alt domeniu',
  anywhere: 'Oriunde în țară',
  ownCounty: () => 'În județul dvs.',
  served: (county) => `Deserviți ${county}`,
  notServed: (county) => `Nu deserviți ${county}`,
  unstated: () => 'Județe nedeclarate',
  words: ([first = '', second = '']) =>
    `În profil: ${second && first.length + second.length < 17 ? `${first}, ${second}` : first}`,
  text: 'Seamănă cu profilul',
  work: (count) => `${projects(count)} în domeniu`,
  certified: (names) => `Aveți ${names}`,
  notCertified: (names) => `Vă lipsește ${names}`,
  capacity: 'Capacitate ocupată',
  language: (name) => `În ${name}, ca profilul`,
  otherLanguage: (name) => `În limba ${name}`,
};

/** Match reasons of a request: sentences for its page, short texts for its card. */
export const matchStrings = {
  title: 'De ce vi se potrivește',
  full,
  short,
  more: (count: number) => `și încă ${plural(count, { one: 'motiv', few: 'motive', other: 'motive' })}`,
};
