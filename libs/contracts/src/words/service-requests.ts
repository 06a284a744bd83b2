import type { RequestAction } from '../service-requests.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'request.incomplete': [422, 'Toate câmpurile sunt obligatorii, în afară de cele opționale'],
  'request.deadline_past': [422, 'Termenul de depunere trebuie să fie în viitor.'],
  'request.no_invited': [422, 'Alegeți cel puțin un partener invitat.'],
  'request.cpv_unknown': [422, 'Codul CPV nu mai este în lista portalului. Alegeți altul.'],
  'request.places_left': [422, 'Textul are locuri necompletate. Completați-le, sau confirmați că îl trimiteți așa.'],
  'request.too_many_invited': [422, 'Puteți invita cel mult 50 de parteneri.'],
  'request.submission_closed': [
    409,
    'Termenul de depunere a trecut sau ofertele au fost deschise. Nu se mai pot depune oferte.',
  ],
  'request.offers_sealed': [409, 'Ofertele nu au fost încă deschise.'],
  'request.no_offers': [409, 'Nu există oferte de deschis.'],
  'request.weights_announced': [
    409,
    'Ponderile au fost anunțate, iar termenul a trecut. Le puteți schimba după deschiderea ofertelor, cu un motiv.',
  ],
  'request.already_decided': [409, 'O ofertă a fost deja acceptată pentru această solicitare.'],
} as const satisfies Errors;

export const ACTS = {
  'service-request.create': 'Ciornă începută',
  'service-request.edit': 'Solicitare modificată',
  'service-request.discard': 'Ciornă ștearsă',
  'service-request.send': 'Solicitare trimisă',
  'service-request.openOffers': 'Oferte deschise',
  'service-request.acceptOffer': 'Ofertă aleasă',
  'service-request.cancel': 'Solicitare anulată',
  'service-request.remind': 'Reamintire trimisă autorității',
  'service-request.remindFirms': 'Reamintire trimisă firmelor care au de reconfirmat',
  'service-request.export': 'Listă de solicitări exportată',
  'service-request.complete': 'Solicitare finalizată',
  'service-request.expire': 'Solicitare încheiată fără rezultat',
  'service-request.copy': 'Ciornă copiată din altă solicitare',
  'service-request.compare': 'Ponderi sau note schimbate',
  'service-request.invite': 'Partener invitat',
  'service-request.openAnswers': 'Răspunsuri deschise',
  'service-request.conclude': 'Consultare încheiată',
  'service-request.attach': 'Fișier încărcat pentru o solicitare',
  'service-request.file': 'Dosar întocmit',
  'service-request.view': 'Solicitare deschisă',
  'service-request.check': 'Textul unei solicitări verificat',
  'service-request.setApart': 'Solicitare scoasă dintre cele asemănătoare',
  'service-request.putBack': 'Solicitare pusă la loc între cele asemănătoare',
} satisfies Labels<`service-request.${RequestAction}`>;

export const TODOS = { uat: { openOffers: 10, decideOffers: 20 } } as const satisfies Todos;

export const LIVE_TOPICS = { 'service-request': 'all' } as const satisfies LiveLists;
