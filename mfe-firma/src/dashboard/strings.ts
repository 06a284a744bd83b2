import { formatNumber, plural } from '@psp/design-system/format';

const views = (count: number) => plural(count, { one: 'vizualizare', few: 'vizualizări', other: 'vizualizări' });
const viewsOf = (count: number, of: string) => `${views(count)} ${count === 1 ? 'a' : 'ale'} ${of}`;

export const strings = {
  places: { opportunities: 'Oportunități', company: 'Profilul firmei', content: 'Conținut', messages: 'Mesaje' },
  newest: 'Oportunități noi potrivite',
  allNewest: 'Vezi toate',
  noNewest: 'Nicio oportunitate potrivită nu așteaptă răspunsul dvs. acum.',
  until: (when: string) => `până la ${when}`,
  offersTitle: 'Ofertele pe stări',
  allOffers: 'Toate ofertele',
  noOffers: 'Ofertele apar aici, pe stări, după ce scrieți prima ofertă.',
  inState: (state: string, count: number) =>
    `${state}: ${plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' })}`,
  winRate: 'Rată de câștig',
  percent: (value: number) => `${formatNumber(value)}%`,
  wonOf: (accepted: number, all: number) =>
    `${formatNumber(accepted)} din ${plural(all, { one: 'ofertă decisă', few: 'oferte decise', other: 'oferte decise' })}`,
  undecided: 'Încă nu aveți destule oferte decise.',
  report: 'Vezi raportul',
  views: 'Vizualizări ale profilului și ale soluțiilor',
  publicProfile: 'Vezi profilul public',
  viewsOf: (profile: number, solutions: number) =>
    `În ultimele 12 săptămâni: ${viewsOf(profile, 'profilului')} și ${viewsOf(solutions, 'soluțiilor')}. Un vizitator se numără o dată pe zi la fiecare pagină; colegii dvs. nu se numără.`,
  noViews: 'În ultimele 12 săptămâni nimeni nu v-a deschis profilul public sau vreo soluție.',
  viewsChart: 'Vizualizări pe săptămâni. Cu săgețile treceți de la o săptămână la alta.',
  viewSeries: ['Profil', 'Soluții'],
  viewCount: views,
  weekOf: (day: string) => `Săptămâna din ${day}`,
  chartLoading: 'Se încarcă graficul…',
  profile: 'Profilul firmei',
  profileText: 'Autoritățile aleg mai ușor o firmă pe care o cunosc. Mai sunt de completat:',
  findWork: 'Caută oportunități',
  nothing: 'Nu aveți nimic de făcut acum.',
  matching: (count: number) => (count === 1 ? 'oportunitate potrivită' : 'oportunități potrivite'),
  offers: (count: number) => (count === 1 ? 'ofertă în curs' : 'oferte în curs'),
  active: (count: number) => (count === 1 ? 'colaborare activă' : 'colaborări active'),
  projects: 'Colaborări active',
  allProjects: 'Vezi toate',
  noProjects: 'Un proiect se deschide când o autoritate vă acceptă oferta.',
  firstTitle: 'Bine ați venit în portal',
  firstTextToRead:
    'Aici veți vedea ofertele și colaborările firmei, după ce un proprietar sau un editor depune prima ofertă.',
  firstText:
    'Aici veți vedea ce aveți de făcut, ofertele și colaborările firmei. Începeți prin a alege o solicitare potrivită și a scrie prima ofertă.',
  firstAction: 'Vezi oportunitățile potrivite',
};
