import type { ClaimAction } from '../benefits.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'benefit.used_up': [
    409,
    'Ați folosit tot ce cuprinde pachetul la acest beneficiu. Asociația poate schimba numărul pe an.',
  ],
  'benefit.claimed': [409, 'Beneficiul a fost cerut deja de un coleg sau printr-un alt clic. Pagina arată cererea.'],
  'benefit.issue': [422, 'Alegeți un număr al revistei pentru care se mai primesc cereri.'],
  'benefit.ads_closed': [409, 'Termenul pentru machetă a trecut la acest număr al revistei.'],
  'benefit.layout_type': [422, 'Macheta poate fi un fișier PDF sau o imagine PNG sau JPEG.'],
} as const satisfies Errors;

export const ACTS = {
  'benefit-claim.request': 'Exemplar cerut',
  'benefit-claim.reserve': 'Pagină de reclamă rezervată',
  'benefit-claim.approve': 'Cerere aprobată',
  'benefit-claim.refuse': 'Cerere refuzată',
  'benefit-claim.ship': 'Exemplar expediat',
  'benefit-claim.receive': 'Exemplar primit',
  'benefit-claim.changeAddress': 'Adresa de livrare schimbată',
  'benefit-claim.sendLayout': 'Machetă trimisă',
  'benefit-claim.acceptLayout': 'Machetă acceptată',
  'benefit-claim.askChanges': 'Modificări cerute la machetă',
  'benefit-claim.cancel': 'Cerere anulată',
  'benefit-claim.move': 'Rezervare mutată în numărul următor',
  'benefit-claim.release': 'Rezervare încheiată, fără machetă',
  'benefit-claim.print': 'Reclamă tipărită',
  'benefit-seat.use': 'Loc gratuit folosit',
  'benefit-seat.giveBack': 'Loc gratuit redat',
  'benefit-allowance.set': 'Beneficii pe an schimbate',
} satisfies Labels<`benefit-claim.${ClaimAction | 'request' | 'reserve'}`>;

export const LIVE_TOPICS = {
  'benefit-claim': ['benefits'],
} as const satisfies LiveLists;
