import { CIVIS, SOFTPRIM } from './firm-source.ts';
import { text } from './request-text.ts';
import { it, type Scene } from './scene.ts';

/** Requests of Sibiu without accepted offer. */
export const SIBIU_REQUESTS: readonly Scene[] = [
  {
    ...it,
    stage: 'draft',
    ago: 1.2,
    bids: {},
    text: text(
      'Sistem de ticketing pentru relații cu publicul',
      30_000,
      60_000,
      'Dorim ca fiecare sesizare primită la ghișeu, telefonic sau prin e-mail să aibă un număr, un responsabil și un termen.',
    ),
  },
  {
    ...it,
    stage: 'open',
    ago: 4,
    bids: { 'Orizont Smart': 'submitted' },
    questions: { answered: 1, open: 2 },
    text: text(
      'Programări online la serviciile primăriei',
      40_000,
      85_000,
      'Cetățenii trebuie să își poată rezerva o oră la evidența persoanelor, stare civilă și taxe locale. Sistemul va trimite confirmarea și va afișa timpul de așteptare.',
    ),
  },
  {
    ...it,
    stage: 'waiting',
    ago: 1.5,
    bids: { [CIVIS]: 'submitted', [SOFTPRIM]: 'submitted', Regista: 'submitted' },
    questions: { answered: 2, open: 0 },
    text: text(
      'Digitalizarea registrului agricol',
      70_000,
      125_000,
      'Pozițiile ținute pe hârtie pentru cartierele Turnișor și Gușterița trebuie preluate într-o aplicație și verificate. Aplicația va comunica cu evidența fiscală.',
    ),
  },
  {
    ...it,
    stage: 'opened',
    ago: 3.2,
    bids: {
      [CIVIS]: 'shortlisted',
      [SOFTPRIM]: 'submitted',
      'Geoplan Digital': 'submitted',
      'Orizont Smart': 'submitted',
    },
    questions: { answered: 3, open: 0 },
    text: text(
      'Portal de servicii electronice și plată a taxelor',
      110_000,
      190_000,
      'Portalul va cuprinde depunerea cererilor cu semnătură electronică, urmărirea stadiului și plata cu cardul. Solicităm integrarea cu registratura și cu evidența fiscală existente.',
    ),
  },
  {
    ...it,
    stage: 'open',
    ago: 8,
    isEdited: true,
    bids: { [CIVIS]: 'to_confirm', 'Arhiva Vie': 'to_confirm', Regista: 'submitted' },
    questions: { answered: 2, open: 0 },
    text: text(
      'Scanarea arhivei de urbanism',
      80_000,
      150_000,
      'Sunt 140 de metri liniari de autorizații de construire, care trebuie scanate și indexate după adresă și beneficiar. Documentele nu pot părăsi sediul primăriei.',
    ),
  },
  {
    ...it,
    stage: 'open',
    ago: 2.4,
    bids: { [CIVIS]: 'draft', [SOFTPRIM]: 'submitted' },
    questions: { answered: 0, open: 0 },
    text: text(
      'Extinderea rețelei Wi-Fi publice',
      55_000,
      95_000,
      'Rețeaua va fi extinsă în Parcul Sub Arini, Piața Mică și autogară. Oferta va cuprinde echipamente, montaj și monitorizare pentru 24 de luni.',
    ),
  },
];
