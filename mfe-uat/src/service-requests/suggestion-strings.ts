import { formatRating, plural } from '@psp/design-system/format';

const projects = (count: number) => plural(count, { one: 'proiect', few: 'proiecte', other: 'proiecte' });
const invitations = (count: number) => plural(count, { one: 'invitație', few: 'invitații', other: 'invitații' });
const reviews = (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' });

export const suggestionStrings = {
  title: 'Firme de invitat',
  how: 'Firme aprobate din domeniul solicitării, neinvitate încă, în ordinea potrivirii. Nicio firmă nu plătește ca să apară aici.',
  quiet: 'Firmele anunțate deja la trimitere văd invitația la solicitare și nu primesc un al doilea anunț.',
  none: 'Toate firmele potrivite din domeniu sunt deja invitate.',
  invite: 'Invită',
  inviteWhom: (name: string) => `Invită firma ${name}`,
  inviting: 'Se invită…',
  invited: (name: string) => `${name} a fost invitată.`,
  added: (name: string) => `${name} este pe lista invitaților.`,
  needsDomain: 'După ce alegeți domeniul, vă propunem aici firme potrivite.',
  failed: 'Invitația nu a fost trimisă',
  near: (county: string) => `din județul ${county}`,
  served: (county: string) => `deservește județul ${county}`,
  notServed: (county: string) => `nu are județul ${county} printre cele deservite`,
  unstated: (county: string) => `nu spune dacă deservește județul ${county}`,
  words: (words: readonly string[]) => `în text și în profil: ${words.join(', ')}`,
  text: 'textul seamănă cu profilul firmei',
  done: (count: number) => `a terminat ${projects(count)} în domeniu`,
  certified: (names: string) => `are certificarea cerută: ${names}`,
  notCertified: (names: string) => `nu are valabil: ${names}`,
  full: 'capacitatea declarată este ocupată',
  language: (name: string) => `profilul este și în limba textului: ${name}`,
  otherLanguage: (name: string) => `textul este în limba ${name}, profilul firmei nu`,
  isNew: 'firmă nouă pe portal, fără recenzii și proiecte încă',
  verified: 'firmă verificată',
  rating: (rating: number, count: number) => `nota ${formatRating(rating)} din ${reviews(count)}`,
  worked: (count: number) => `a finalizat ${projects(count)} pentru instituție`,
  responds: (time: string) => `răspunde de obicei în ${time}`,
  answered: (count: number, of: number) => `a răspuns la ${count} din ${invitations(of)}`,
};
