export const strings = {
  loading: 'Se încarcă…',
  home: 'Acasă',
  partners: 'Parteneri',
  forMembers: 'Pentru membri și parteneri',
  openInArea: 'Deschide în zona dvs.',
  signIn: 'Conectare',
  join: 'Înregistrare',
  unknownFilter: 'Filtrul din adresă nu a fost aplicat.',
  dropUnknownFilter: 'Elimină filtrul',
  unknownCounty: 'Județ necunoscut',
  unknownCategory: 'Domeniu necunoscut',
};
