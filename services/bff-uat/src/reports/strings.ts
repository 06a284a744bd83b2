export const strings = {
  columns: {
    month: 'Luna',
    domain: 'Domeniu',
    requests: 'Solicitări trimise',
    requested: 'Solicitat, lei fără TVA',
    offered: 'Oferit în medie, lei fără TVA',
    accepted: 'Acceptat, lei fără TVA',
    partner: 'Partener',
    offers: 'Oferte deschise',
    acceptedCount: 'Acceptate',
    value: 'Valoare acceptată, lei fără TVA',
    completed: 'Proiecte finalizate',
    onTime: 'La termen',
    rating: 'Nota noastră',
  },
};
