import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomy-names';
import { formatRating, plural } from '@psp/design-system/format';

const reviews = (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' });

export const suggestionStrings = {
  title: 'Firme de invitat',
  how: 'Firme aprobate din domeniul solicitării, neinvitate încă: întâi cele din județ, apoi celelalte, după notă. Nicio firmă nu plătește ca să apară aici.',
  quiet: 'Firmele anunțate deja la trimitere văd invitația la solicitare și nu primesc un al doilea anunț.',
  none: 'Toate firmele potrivite din domeniu sunt deja invitate.',
  invite: 'Invită',
  inviteWhom: (name: string) => `Invită firma ${name}`,
  inviting: 'Se invită…',
  invited: (name: string) => `${name} a fost invitată.`,
  failed: 'Invitația nu a fost trimisă',
  near: (county: CountyCode | null) => (county ? `din județul ${COUNTIES[county]}` : ''),
  far: (county: CountyCode | null) => (county ? `din alt județ: ${COUNTIES[county]}` : 'județul nu este precizat'),
  verified: 'firmă verificată',
  rating: (rating: number, count: number) => `nota ${formatRating(rating)} din ${reviews(count)}`,
  unrated: 'fără recenzii încă',
  worked: (count: number) =>
    `a finalizat ${plural(count, { one: 'proiect', few: 'proiecte', other: 'proiecte' })} pentru instituție`,
  responds: (time: string) => `răspunde de obicei în ${time}`,
};
