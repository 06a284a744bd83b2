import { SIBIU } from './authorities.ts';
import { CIVIS, SOFTPRIM } from './firm-source.ts';
import { text } from './request-text.ts';
import { it, type Scene, written } from './scene.ts';

/** Requests of Sibiu that became projects or ended without result. */
export const SIBIU_WORK: readonly Scene[] = [
  {
    uat: SIBIU,
    domain: 'fonduri-europene',
    stage: 'planning',
    ago: 2,
    bids: { 'Absorb Invest': 'accepted', 'Fondeuro Consult': 'declined' },
    text: text(
      'Management de proiect pentru creșa din Hipodrom',
      60_000,
      120_000,
      'Contractul de finanțare este semnat. Solicităm echipa de management, cererile de plată și raportarea către minister.',
    ),
  },
  {
    ...it,
    stage: 'in_progress',
    ago: 34,
    bids: { [CIVIS]: 'accepted', [SOFTPRIM]: 'declined', 'DataCom Rural': 'declined' },
    questions: { answered: 2, open: 0 },
    text: text(
      'Sistem de management al documentelor',
      120_000,
      210_000,
      'Sistemul va înlocui registratura actuală și va acoperi circuitul documentelor între 22 de compartimente. Datele din ultimii cinci ani se migrează.',
    ),
  },
  {
    uat: SIBIU,
    domain: 'mediu',
    stage: 'on_hold',
    ago: 48,
    bids: { 'Ecosistem Consult': 'accepted', 'Verde Aer': 'declined' },
    text: text(
      'Registrul spațiilor verzi',
      70_000,
      130_000,
      'Inventarul va cuprinde toți arborii din domeniul public, cu starea de sănătate și poziția pe hartă. Suprafața totală este de 260 de hectare.',
    ),
  },
  {
    ...it,
    stage: 'review',
    ago: 55,
    bids: { [CIVIS]: 'accepted', 'Orizont Smart': 'declined' },
    text: text(
      'Aplicație mobilă pentru sesizările cetățenilor',
      60_000,
      110_000,
      'Aplicația va permite trimiterea unei fotografii cu locul pe hartă și urmărirea rezolvării. Este necesară versiunea pentru ambele sisteme de operare.',
    ),
  },
  {
    ...it,
    stage: 'completed',
    ago: 4,
    reviews: { byUat: false, byFirma: true },
    bids: { [CIVIS]: 'accepted', 'Securis Net': 'declined' },
    text: text(
      'Instruire și migrare pentru semnătura electronică',
      25_000,
      48_000,
      'Dorim trecerea a 180 de utilizatori la semnătura electronică în cloud, cu instruire pe compartimente și asistență în primele două luni.',
    ),
  },
  {
    ...it,
    stage: 'completed',
    ago: 96,
    reviews: written,
    bids: { [CIVIS]: 'accepted', [SOFTPRIM]: 'declined', Regista: 'declined' },
    text: text(
      'Pagina de transparență decizională',
      30_000,
      55_000,
      'Pagina va publica proiectele de hotărâre, dezbaterile și voturile, cu căutare în text. Conținutul din ultimii patru ani se preia de pe site-ul vechi.',
    ),
  },
  {
    ...it,
    stage: 'completed',
    ago: 150,
    reviews: written,
    bids: { [SOFTPRIM]: 'accepted', [CIVIS]: 'declined' },
    text: text(
      'Modernizarea evidenței fiscale',
      90_000,
      160_000,
      'Aplicația actuală nu mai primește actualizări. Solicităm migrarea datelor, integrarea cu plata online și instruirea inspectorilor.',
    ),
  },
  {
    uat: SIBIU,
    domain: 'marketing-comunicare',
    stage: 'cancelled',
    ago: 21,
    bids: { 'Loc de Poveste': 'closed' },
    text: text(
      'Campanie pentru reciclarea textilelor',
      20_000,
      40_000,
      'Campania va însoți amplasarea a 60 de containere. Sunt necesare materiale tipărite, video și întâlniri în școli.',
    ),
  },
  {
    uat: SIBIU,
    domain: 'strategii-locale',
    stage: 'expired',
    ago: 6,
    bids: {},
    text: text(
      'Studiu privind transportul metropolitan pe cale ferată',
      80_000,
      140_000,
      'Studiul va compara trei variante de serviciu între Cisnădie, Sibiu și Ocna Sibiului, cu estimarea cererii și a costurilor.',
    ),
  },
];
