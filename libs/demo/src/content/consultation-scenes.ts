import { SELIMBAR, SIBIU } from './authorities.ts';
import { CIVIS, SOFTPRIM } from './firm-source.ts';
import { text } from './request-text.ts';
import type { Scene } from './scene.ts';

const common = { domain: 'it-digitalizare', bids: {} } as const;

/** Market consultations: one that is open and one that is concluded. */
export const CONSULTATION_SCENES: readonly Scene[] = [
  {
    ...common,
    ...{ uat: SELIMBAR, stage: 'open', ago: 3, questions: { answered: 1, open: 0 } },
    consultation: {
      answers: {
        [SOFTPRIM]: {
          method:
            'Am monta senzori cu ultrasunete pe capacul containerelor și am transmite datele prin LoRaWAN, cu două antene pentru toată comuna. Bateria ține cinci ani, iar senzorul se schimbă fără scule.',
          term: 'Două luni de la semnare, din care o lună de probe pe zece containere.',
          questions:
            'Containerele sunt ale comunei sau ale operatorului? De aceasta depinde cine semnează pentru montaj.',
        },
        'DataCom Rural': {
          method:
            'Propunem întâi o hartă a platformelor și o numărătoare de o lună, apoi senzori numai acolo unde golirea este neregulată. Datele se văd într-o pagină simplă și se trimit zilnic operatorului.',
          term: 'Trei luni, cu tot cu numărătoarea.',
          questions: '',
        },
      },
    },
    text: text(
      'Senzori de umplere pentru containerele de deșeuri',
      0,
      0,
      'Avem 60 de platforme de colectare în trei cartiere. Vrem să aflăm ce senzori rezistă iarna, cum se transmit datele de unde nu există curent și cine ar întreține sistemul.',
    ),
  },
  {
    ...common,
    ...{ uat: SIBIU, stage: 'opened', ago: 12 },
    consultation: {
      answers: {
        [CIVIS]: {
          method:
            'Planșele fragile s-ar scana pe o masă cu vacuum, celelalte cu un scaner cu role reci. Fiecare imagine se verifică de doi oameni și se așază pe coordonate după punctele de sprijin ale planului.',
          term: 'Patru luni pentru toate cele 2.300 de planșe.',
          questions: 'Ar fi bine ca prima cerere de oferte să cuprindă o probă pe 50 de planșe.',
        },
        'Arhiva Vie': {
          method:
            'Lucrăm la sediul arhivei, cu un restaurator de hârtie. O planșă ruptă se consolidează înainte de scanare, iar starea fiecăreia se consemnează cu fotografie.',
          term: 'Șase luni, fără întreruperea activității arhivei.',
          questions: '',
        },
        Regista: {
          method:
            'Scanăm la 600 dpi, indexăm după foaie, cartier și an și predăm fișierele în TIFF și PDF, cu o bază de date care se poate importa în registratura electronică.',
          term: 'Cinci luni.',
          questions: 'Ce format cere aplicația de urbanism?',
        },
      },
      conclusion:
        'Firmele arată că lucrarea durează între patru și șase luni și că planșele fragile trebuie consolidate întâi. Vom cere oferte în două etape, cu o probă pe 50 de planșe.',
    },
    text: text(
      'Digitizarea planurilor cadastrale vechi',
      0,
      0,
      'Arhiva are 2.300 de planșe pe calc și pe hârtie, unele fragile. Vrem să aflăm cum se scanează fără a fi deteriorate, în cât timp și ce ar trebui să cerem în caietul de sarcini.',
    ),
  },
];
