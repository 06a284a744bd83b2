export const strings = {
  loading: 'Se încarcă…',
  dashboard: 'Panou de administrare',
  untitled: 'Fără titlu',
  breadcrumb: 'Unde vă aflați',
  status: 'Stare',
  none: '–',
  close: 'Închide',
  content: 'Conținutul site-ului',
};

export const KIND_LABELS = { uat: 'Membru PSP', firma: 'Partener PSP', admin: 'Asociația' } as const;
