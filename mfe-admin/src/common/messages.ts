export const messages = {
  loading: 'Se încarcă…',
  dashboard: 'Panou de administrare',
  requests: 'Solicitări',
  applications: 'Cereri de înscriere',
  tickets: 'Suport',
  users: 'Utilizatori',
  newsletter: 'Newsletter',
  members: 'Membri',
  untitled: 'Fără titlu',
  breadcrumb: 'Unde vă aflați',
  status: 'Stare',
  none: '–',
  close: 'Închide',
  unsavedTitle: 'Aveți modificări nesalvate',
  unsavedText: 'Dacă plecați din pagină, modificările nesalvate se pierd.',
  stay: 'Rămân în pagină',
  leave: 'Plec fără să salvez',
  content: 'Conținutul site-ului',
  legal: 'Texte juridice',
};

export const KIND_LABELS = { uat: 'Membru PSP', firma: 'Partener PSP', admin: 'Asociația' } as const;
