import type { FeedbackAnswer } from '@psp/contracts/event-feedback';
import type { AddMaterial } from '@psp/contracts/event-materials';
import type { EventContent } from '@psp/contracts/events';

/** Texts and dates of an event. */
export interface SampleEvent
  extends Pick<
    EventContent,
    'kind' | 'title' | 'summary' | 'body' | 'isOnline' | 'place' | 'countyCode' | 'price' | 'seats' | 'perOrganisation'
  > {
  /** Days from now until it begins. */
  daysAhead: number;
  /** Hours of the day in Romania. */
  from: string;
  to: string;
  program: readonly { at: string; title: string; note: string }[];
  /** Places of the towns and firms in the demonstration that sign up. */
  uats: readonly number[];
  firms: readonly number[];
  /** What follows an event that is over. */
  afterwards?: {
    materials: readonly Pick<AddMaterial, 'title' | 'url' | 'audience'>[];
    /** Opinions of the first that signed up. */
    opinions: readonly FeedbackAnswer[];
  };
}

/** An event that is over, with its materials and opinions. */
export const PAST_EVENT: SampleEvent = {
  ...{ kind: 'workshop', title: 'Anunțul bine scris: cerințe clare, oferte comparabile' },
  summary: 'Cum descrieți ce cumpărați, ca ofertele să se poată compara.',
  body: '<p>Am rescris împreună trei anunțuri: ce se cere, cum se măsoară și ce documente chiar folosesc la alegere.</p>',
  ...{ isOnline: false, place: 'Sibiu, Casa Municipală, sala 1', countyCode: 'SB' },
  ...{ price: 0, seats: 20, perOrganisation: 3, daysAhead: -24, from: '10:00', to: '13:00' },
  program: [
    { at: '10:00', title: 'Ce se cere și cum se măsoară', note: '' },
    { at: '11:30', title: 'Trei anunțuri rescrise', note: 'lucru în grupe' },
  ],
  ...{ uats: [0, 1, 2, 3], firms: [] },
  afterwards: {
    materials: [
      {
        title: 'Cele trei anunțuri, înainte și după',
        url: 'https://materiale.exemplu.ro/anunturi',
        audience: 'present',
      },
      { title: 'Programul pe larg', url: 'https://materiale.exemplu.ro/program', audience: 'registered' },
    ],
    opinions: [
      {
        ...{ overall: 5, content: 5, speakers: 4, organisation: 5, recommends: true },
        ...{ liked: 'Am lucrat pe anunțul nostru și am plecat cu el gata.', improve: '' },
      },
      {
        ...{ overall: 4, content: 5, speakers: 5, organisation: 3, recommends: true },
        ...{ liked: 'Exemplele din comune de mărimea noastră.', improve: 'O pauză mai lungă.' },
      },
      {
        ...{ overall: 4, content: 4, speakers: 4, organisation: 4, recommends: true },
        ...{ liked: '', improve: 'Mai mult timp pentru întrebări.' },
      },
    ],
  },
};

/** The three events of the specification: 25, 150 and 50 seats. */
export const EVENTS: readonly SampleEvent[] = [
  {
    ...{ kind: 'workshop', title: 'Dosarul cumpărării directe, de la referat la recepție' },
    summary: 'Lucrăm pe un dosar adevărat, cu datele scoase.',
    body: '<p>Lucrăm pe un dosar adevărat, cu datele scoase: referat de necesitate, calculul valorii, nota de alegere a prețului, comanda, recepția. Aduceți un dosar al dvs., dacă vreți să-l vedem împreună.</p>',
    ...{ isOnline: false, place: 'Sibiu, Casa Municipală, sala 2', countyCode: 'SB' },
    ...{ price: 0, seats: 25, perOrganisation: 3, daysAhead: 12, from: '10:00', to: '13:00' },
    program: [
      { at: '10:00', title: 'Referatul și valoarea estimată', note: '' },
      { at: '11:15', title: 'De la cererea de oferte la comandă', note: '' },
      { at: '12:15', title: 'Recepția și ce rămâne la dosar', note: 'întrebări din sală' },
    ],
    ...{ uats: [0, 1, 2, 3], firms: [] },
  },
  {
    ...{ kind: 'conference', title: 'Conferința administrației digitale' },
    summary: 'Ce au digitalizat primăriile anul acesta, cât a costat și ce ar face altfel.',
    body: '<p>O zi cu primării și firme care arată ce funcționează: registre electronice, plăți online, semnătura electronică în relația cu cetățeanul.</p>',
    ...{ isOnline: false, place: 'Cluj-Napoca, Centrul de Conferințe Someș', countyCode: 'CJ' },
    ...{ price: 400, seats: 150, perOrganisation: null, daysAhead: 19, from: '09:30', to: '17:00' },
    program: [
      { at: '09:30', title: 'Deschiderea', note: '' },
      { at: '10:00', title: 'Registrul agricol fără hârtie', note: 'trei comune povestesc' },
      { at: '14:00', title: 'Plăți online și semnătura electronică', note: '' },
    ],
    ...{ uats: [0, 4, 5], firms: [0, 2, 3] },
  },
  {
    ...{ kind: 'course', title: 'Semnătura electronică în relația cu primăria' },
    summary: 'Cum semnați oferta, contractul și procesul-verbal, fără drumuri.',
    body: '<p>Un curs scurt, cu exemple: ce semnătură cere legea, cum o verificați și cum păstrați documentul.</p>',
    ...{ isOnline: true, place: 'Online, legătura apare pe pagina evenimentului', countyCode: null },
    ...{ price: 180, seats: 50, perOrganisation: null, daysAhead: 24, from: '14:00', to: '16:30' },
    program: [],
    ...{ uats: [3], firms: [2] },
  },
];
