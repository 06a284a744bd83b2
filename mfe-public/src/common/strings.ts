export const strings = {
  loading: 'Se încarcă…',
  home: 'Acasă',
  partners: 'Parteneri',
  unknownFilter: 'Filtrul din adresă nu a fost aplicat.',
  dropUnknownFilter: 'Elimină filtrul',
  unknownCounty: 'Județ necunoscut',
  unknownCategory: 'Domeniu necunoscut',
};
