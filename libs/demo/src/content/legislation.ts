import type { ActContent } from '@psp/contracts/legislation';

/** An act with its texts, the first one first. Short summaries in our own words; they have no date, because none is known. */
export interface ActText extends Omit<ActContent, 'sourceUrl'> {
  editions: readonly { daysAgo: number; note: string; text: string }[];
}

const JOURNAL = 'Monitorul Oficial al României, Partea I';
const UNION = 'Jurnalul Oficial al Uniunii Europene';

const summary = (text: string): ActText['editions'] => [{ daysAgo: 50, note: '', text }];

export const ACTS: readonly ActText[] = [
  {
    ...{ number: 'Legea nr. 98/2016', title: 'privind achizițiile publice', source: JOURNAL, isSummary: true },
    category: 'achizitii-publice',
    access: 'visitors',
    editions: summary(
      `Art. 7 Achiziția directă
(5) Se pot cumpăra direct produse și servicii până la 270.120 lei și lucrări până la 900.400 lei, fără TVA.`,
    ),
  },
  {
    ...{ number: 'OUG nr. 112/2018', source: JOURNAL, isSummary: true, category: 'digitalizare' },
    title: 'privind accesibilitatea site-urilor web și a aplicațiilor mobile',
    access: 'visitors',
    editions: summary(
      `(1) Site-ul unei instituții publice are o declarație de accesibilitate.
(2) O persoană desemnată răspunde de accesibilitate.
(3) La o sesizare se răspunde în 30 de zile.`,
    ),
  },
  {
    ...{ number: 'Legea nr. 190/2018', source: JOURNAL, isSummary: true, category: 'legislatie' },
    title: 'privind punerea în aplicare a Regulamentului (UE) 2016/679',
    access: 'visitors',
    editions: summary(
      `(1) Legea completează, pentru România, regulamentul european despre datele personale.
(2) Portalul nu cere niciodată codul numeric personal.`,
    ),
  },
  {
    ...{ number: 'Regulamentul (UE) 2016/679', title: 'privind protecția datelor personale', source: UNION },
    ...{ isSummary: true, category: 'legislatie' },
    access: 'signed_in',
    editions: summary('(1) Regulamentul arată cum se folosesc datele personale și ce drepturi au oamenii asupra lor.'),
  },
  {
    ...{ number: 'Regulamentul (UE) 2022/2065', title: 'privind serviciile digitale', source: UNION },
    ...{ isSummary: true, category: 'legislatie' },
    access: 'signed_in',
    editions: summary(
      `(1) Potrivit articolelor 16–18, orice eliminare a unui conținut are un motiv arătat.
(2) În portal, autorul unui text eliminat primește motivul.`,
    ),
  },
  {
    ...{ number: 'Regulamentul (UE) 2024/1689', title: 'privind inteligența artificială', source: UNION },
    ...{ isSummary: true, category: 'digitalizare' },
    access: 'signed_in',
    editions: summary('Art. 50 Transparență\nUn asistent automat îi anunță pe oameni că vorbesc cu o mașină.'),
  },
  {
    ...{
      number: 'Regulamentul rețelei',
      title: 'pentru membri și parteneri',
      isSummary: false,
      category: 'bune-practici',
    },
    source: 'Asociația PSP, text de exemplu',
    access: 'visitors',
    editions: [
      {
        ...{ daysAgo: 40, note: '' },
        text: `CAPITOLUL I
Cum lucrăm împreună
Art. 1 Solicitări și oferte
(1) O primărie își scrie nevoia o singură dată, iar firmele potrivite o văd.
(2) Ofertele se deschid după termen.
Art. 2 Sesizări
(1) Oricine are cont poate sesiza un conținut.
(2) Asociația răspunde la o sesizare în 30 de zile.
CAPITOLUL II
Conținut
Art. 3 Eliminarea unui conținut
(1) Un conținut se elimină numai cu un motiv scris, pe care autorul îl primește.`,
      },
      {
        ...{ daysAgo: 8, note: 'Răspunsul la sesizări vine mai repede, iar o eliminare se poate contesta.' },
        text: `CAPITOLUL I
Cum lucrăm împreună
Art. 1 Solicitări și oferte
(1) O primărie își scrie nevoia o singură dată, iar firmele potrivite o văd.
(2) Ofertele se deschid după termen.
Art. 2 Sesizări
(1) Oricine are cont poate sesiza un conținut.
(2) Asociația răspunde la o sesizare în 15 zile.
CAPITOLUL II
Conținut
Art. 3 Eliminarea unui conținut
(1) Un conținut se elimină numai cu un motiv scris, pe care autorul îl primește.
(2) Autorul poate contesta eliminarea.`,
      },
    ],
  },
];
