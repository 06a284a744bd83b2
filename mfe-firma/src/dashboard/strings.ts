export const strings = {
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
