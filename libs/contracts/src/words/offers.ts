import type { OfferAction } from '../offers.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'offer.exists': [409, 'Firma dvs. are deja o ofertă la această solicitare.'],
  'offer.incomplete': [
    422,
    'Completați prețul sau toate pozițiile, termenul de livrare, valabilitatea și metoda de lucru.',
  ],
  'offer.places_left': [422, 'Oferta are locuri necompletate. Completați-le, sau confirmați că o depuneți așa.'],
  'offer.validity_past': [422, 'Valabilitatea ofertei trebuie să depășească termenul de depunere.'],
  'offer.expired': [409, 'Oferta nu mai este valabilă.'],
  'offer.firm_not_active': [409, 'Firma nu mai este activă în portal; oferta ei nu poate fi aleasă.'],
} as const satisfies Errors;

export const ACTS = {
  'offer.create': 'Ofertă începută',
  'offer.edit': 'Ofertă modificată',
  'offer.discard': 'Ciornă de ofertă ștearsă',
  'offer.submit': 'Ofertă depusă',
  'offer.revise': 'Versiune nouă a ofertei',
  'offer.reconfirm': 'Reconfirmare cerută, solicitarea s-a modificat',
  'offer.withdraw': 'Ofertă retrasă',
  'offer.shortlist': 'Ofertă preselectată',
  'offer.accept': 'Ofertă acceptată',
  'offer.decline': 'Ofertă respinsă',
  'offer.expire': 'Ofertă expirată',
  'offer.check': 'Ofertă comparată cu solicitarea',
  'offer.attach': 'Fișier încărcat pentru o ofertă',
  'offer.close': 'Ofertă închisă',
  'offer.export': 'Listă de oferte exportată',
} satisfies Labels<`offer.${OfferAction}`>;

export const TODOS = { firma: { confirmOffer: 10, finishOffer: 20 } } as const satisfies Todos;

export const LIVE_TOPICS = { offer: 'all' } as const satisfies LiveLists;
