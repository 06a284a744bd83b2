export const prefillStrings = {
  title: 'Formularul este completat în parte',
  fromSolution: (title: string, firm: string) =>
    `Din soluția „${title}” a firmei ${firm}, singura care va vedea solicitarea.`,
  fromPartner: (firm: string) => `Solicitarea este pregătită pentru firma ${firm}, singura care o va vedea.`,
  fromPartners: (firms: string) => `Solicitarea este pregătită pentru firmele ${firms}, singurele care o vor vedea.`,
  fromDomain: (domain: string) =>
    `Domeniul „${domain}” este cel ales în marketplace; solicitarea ajunge la toți partenerii din el.`,
  check: 'Verificați textul și adăugați ce vă este propriu. La „Cine vede solicitarea” puteți alege altfel.',
  seeSource: 'Vezi în marketplace',
  seeComparison: 'Înapoi la comparație',
  seePartner: 'Vezi profilul firmei',
  lostTitle: 'Soluția sau firma nu mai este în marketplace',
  lost: 'Puteți scrie solicitarea de la început; o vor găsi toate firmele din domeniu.',
  keptTitle: 'Aveți o solicitare începută pe acest calculator',
  kept: 'Am păstrat-o așa cum ați lăsat-o. O puteți înlocui cu datele alese acum.',
  keep: 'Păstrează textul meu',
  replace: 'Înlocuiește textul',
  ask: (title: string, firm: string) => `Dorim o ofertă pentru soluția „${title}” a firmei ${firm}.`,
  askIndicative: (title: string, firm: string) =>
    `Dorim o ofertă de la firma ${firm} pentru „${title}” (nivel orientativ din marketplace).`,
  comprises: 'Ce cuprinde, așa cum scrie în marketplace:',
  price: (price: string) => `Preț afișat în marketplace: ${price}.`,
};
