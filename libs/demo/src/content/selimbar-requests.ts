import { SELIMBAR, SIBIU } from './authorities.ts';
import { CIVIS, SOFTPRIM } from './firm-source.ts';
import { text } from './request-text.ts';
import { type Scene, written } from './scene.ts';

/** Requests of Șelimbăr, one or two in each stage. */
export const SELIMBAR_REQUESTS: readonly Scene[] = [
  {
    uat: SELIMBAR,
    domain: 'it-digitalizare',
    stage: 'opened',
    ago: 4,
    bids: { [CIVIS]: 'submitted', 'DataCom Rural': 'submitted' },
    questions: { answered: 1, open: 0 },
    text: text(
      'Supraveghere video în parcurile comunei',
      45_000,
      80_000,
      'Solicităm 24 de camere, înregistrare 30 de zile și panouri de informare. Stâlpii și alimentarea există.',
    ),
  },
  {
    uat: SELIMBAR,
    domain: 'taxare-fiscalitate',
    stage: 'open',
    ago: 3,
    bids: { 'Tarif Just': 'submitted' },
    questions: { answered: 0, open: 1 },
    group: {
      [SIBIU]: {
        need: 'Calculul taxei pentru cartierele de case, cu tarif separat pentru deșeurile vegetale.',
        quantity: '12.400 de gospodării',
        budget: 18_000,
        place: 'Sibiu, Str. Samuel von Brukenthal 2',
      },
      'Comuna Cristian': {
        need: 'Același calcul și un proiect de hotărâre pentru comuna noastră.',
        quantity: '1.300 de gospodării',
        budget: 6000,
        place: 'Cristian, sediul primăriei',
      },
    },
    text: text(
      'Fundamentarea taxei de salubrizare',
      14_000,
      28_000,
      'Numărul gospodăriilor s-a dublat în zece ani, iar tariful nu mai acoperă costurile. Solicităm calculul și proiectul de hotărâre.',
    ),
  },
  {
    uat: SELIMBAR,
    domain: 'mediu',
    stage: 'in_progress',
    ago: 26,
    bids: { 'Energo Audit': 'accepted', 'Solar Comun': 'declined' },
    text: text(
      'Audit energetic pentru școală și dispensar',
      25_000,
      50_000,
      'Clădirile au fost extinse în 2006. Solicităm certificate, audit și soluții pentru acoperișuri.',
    ),
  },
  {
    uat: SELIMBAR,
    domain: 'it-digitalizare',
    stage: 'completed',
    ago: 60,
    reviews: written,
    bids: { [SOFTPRIM]: 'accepted', 'DataCom Rural': 'declined' },
    text: text(
      'Plata online a impozitelor locale',
      20_000,
      38_000,
      'Locuitorii trebuie să poată plăti cu cardul fără a-și face cont. Solicităm integrarea cu evidența fiscală și asistență 12 luni.',
    ),
  },
  {
    uat: SELIMBAR,
    domain: 'consultanta-juridica',
    stage: 'draft',
    ago: 3,
    bids: {},
    text: text(
      'Regulament pentru spațiile comerciale',
      9_000,
      18_000,
      'Dorim un regulament pentru programul și amplasarea spațiilor comerciale din cartierele noi.',
    ),
  },
  {
    uat: SELIMBAR,
    domain: 'strategii-locale',
    stage: 'expired',
    ago: 20,
    bids: { 'Atelier Rural': 'closed' },
    text: text(
      'Bugetare participativă, prima ediție',
      18_000,
      35_000,
      'Alocăm 2% din bugetul de investiții. Căutăm metodologie, platformă de vot și moderarea întâlnirilor.',
    ),
  },
];
