export const messages = {
  loading: 'Se încarcă…',
  loadFailed: 'Nu am putut încărca datele',
  retry: 'Încearcă din nou',
  requestId: (id: string) => `Cod pentru asistență: ${id}`,
  dashboard: 'Panou de administrare',
  requests: 'Solicitări',
  untitled: 'Fără titlu',
};
