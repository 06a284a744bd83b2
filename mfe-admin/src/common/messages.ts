export const messages = {
  loading: 'Se încarcă…',
  dashboard: 'Panou de administrare',
  requests: 'Solicitări',
  untitled: 'Fără titlu',
};
