import { type OpportunitySort, TOTAL_LIMIT } from '@psp/contracts/opportunities';
import { plural } from '@psp/design-system/format';

const count = (total: number) => plural(total, { one: 'oportunitate', few: 'oportunități', other: 'oportunități' });

/** Why the list stands in the order it stands. */
const SORTED: Record<OpportunitySort, string> = {
  fit: 'Ordonate după potrivirea cu profilul firmei: invitațiile întâi, apoi domeniile și județul dvs.',
  deadline: 'Ordonate după termenul de depunere, cele mai apropiate întâi.',
  newest: 'Ordonate după data trimiterii, cele mai noi întâi.',
};

export const strings = {
  title: 'Oportunități',
  lead: 'Solicitări trimise de autorități.',
  sorted: SORTED,
  searchHint: 'titlu, domeniu, descriere',
  category: 'Domeniu',
  allCategories: 'Toate domeniile',
  county: 'Județ',
  allCounties: 'Toate județele',
  status: 'Stare',
  allStatuses: 'Toate stările',
  sort: 'Sortare',
  count: (total: number) => (total > TOTAL_LIMIT ? `peste ${count(TOTAL_LIMIT)}` : count(total)),
  noMatchTitle: 'Nicio oportunitate nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau renunțați la un filtru.',
  emptyTitle: 'Nu există oportunități active acum',
  emptyText:
    'Vă anunțăm când o autoritate trimite o solicitare din domeniile firmei. Puteți vedea și oportunitățile încheiate.',
  emptyAction: 'Vezi toate oportunitățile',
  views: (total: number) => plural(total, { one: 'vizualizare', few: 'vizualizări', other: 'vizualizări' }),
  responses: (total: number) => plural(total, { one: 'ofertă', few: 'oferte', other: 'oferte' }),
  until: (when: string) => `până la ${when}`,
  noBudget: 'buget nespecificat',
  wholeCountry: 'oriunde în țară',
  fit: 'De ce vi se potrivește',
  fitInvited: 'sunteți invitat(ă) de autoritate',
  fitDomain: 'domeniul dvs.',
  fitCounty: 'județul dvs.',
  fitNone: 'în afara domeniilor și a județului firmei',
  write: 'Scrie oferta',
  see: 'Vezi detalii',
  seeOwn: 'Vezi oferta mea',
  tipsTitle: 'Trei sfaturi pentru o ofertă bună',
  tips: [
    { title: 'Răspundeți la ce se cere', text: 'Luați pe rând cerințele din descriere și spuneți cum le îndepliniți.' },
    {
      title: 'Întrebați din timp',
      text: 'Răspunsul autorității ajunge la toate firmele; întrebarea apare fără numele dvs.',
    },
    {
      title: 'Fiți exact la preț și termen',
      text: 'Ofertele se compară alăturat, după preț, zile de livrare și valabilitate.',
    },
  ],
};

export const detail = {
  description: 'Descriere',
  details: 'Detalii',
  number: 'Număr',
  requester: 'Solicitant',
  category: 'Domeniu',
  place: 'Loc',
  budget: 'Buget estimat',
  deadline: 'Termen de depunere',
  sentAt: 'Trimisă',
  revision: 'Versiune',
  questions: 'Întrebări și răspunsuri',
  questionsLead: 'Întrebările se văd fără numele firmei, iar răspunsul ajunge la toți.',
  noQuestions: 'Nu a întrebat nimeni nimic încă.',
  ownQuestion: 'Întrebarea dvs.',
  answer: 'Răspunsul autorității',
  waiting: 'Autoritatea nu a răspuns încă.',
  ask: 'Puneți o întrebare',
  askHint: 'Nu scrieți numele firmei în întrebare.',
  send: 'Trimite întrebarea',
  asked: 'Întrebarea a fost trimisă',
  unsent: {
    title: 'Întrebarea dvs. nu a fost trimisă',
    text: 'La această solicitare nu se mai pot pune întrebări. Textul dvs. este mai jos, ca să îl puteți copia.',
    drop: 'Șterge textul',
  },
};

export const next = {
  write: (until: string) => `Scrieți oferta până la ${until}.`,
  writeText: 'Textul se salvează pe măsură ce scrieți. Autoritatea vede oferta abia după ce o depuneți.',
  finish: (until: string) => `Terminați și depuneți oferta până la ${until}.`,
  finishText: 'Oferta este o ciornă pe care o vede doar firma dvs.',
  finishAction: 'Continuă oferta',
  reconfirm: (until: string) => `Reconfirmați oferta până la ${until}.`,
  reconfirmText: (revision: number, answered: number) =>
    `Autoritatea a modificat solicitarea (versiunea ${revision}); oferta dvs. răspunde la versiunea ${answered}. Fără reconfirmare, oferta nu intră la comparație.`,
  reconfirmAction: 'Verifică și reconfirmă',
  renew: (until: string) => `Oferta dvs. a expirat. O puteți reînnoi până la ${until}.`,
  renewAction: 'Reînnoiește oferta',
  expired: 'Oferta dvs. a expirat.',
  ended: 'Oferta dvs. s-a închis.',
  submitted: 'Oferta dvs. este depusă.',
  submittedText: (until: string) =>
    `Rămâne sigilată până la deschiderea ofertelor, cel târziu ${until}. O puteți retrage până atunci.`,
  comparing: 'Autoritatea compară ofertele.',
  comparingText: 'Vă anunțăm imediat ce ia o decizie. Nu aveți nimic de făcut acum.',
  shortlisted: 'Oferta dvs. a fost preselectată.',
  closedDraft: 'Termenul de depunere a trecut.',
  closedDraftText: 'Oferta dvs. a rămas ciornă și nu mai poate fi depusă. Textul este păstrat.',
  closedConfirm: 'Oferta nu a fost reconfirmată la timp.',
  closed: 'Nu se mai primesc oferte.',
  closedText: 'Termenul de depunere a trecut sau ofertele au fost deschise.',
  read: (until: string) => `Ofertele se depun până la ${until}.`,
  won: 'Oferta dvs. a fost acceptată.',
  wonText: 'Colaborarea continuă în proiect.',
  wonAction: 'Deschide proiectul',
  lost: 'Oferta dvs. nu a fost aleasă.',
  lostText: (reason: string) => `Motivul autorității: ${reason}`,
  cancelled: 'Solicitarea a fost anulată.',
  cancelledText: (reason: string) => `Motivul: ${reason}`,
  none: 'Solicitarea s-a încheiat.',
  noneText: 'Nu se mai primesc oferte.',
  noneOffer: 'Oferta dvs. nu a fost aleasă.',
};
