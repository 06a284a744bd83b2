export const strings = {
  loading: 'Se încarcă…',
  dashboard: 'Panou de administrare',
  untitled: 'Fără titlu',
  status: 'Stare',
  none: '–',
  content: 'Conținutul site-ului',
  resend: 'Retrimite confirmarea',
  resending: 'Se trimite…',
  resent: 'E-mailul de confirmare a fost trimis din nou',
  table: {
    file: 'Fișier CSV',
    example: 'Descarcă un exemplu de tabel',
    field: {
      choose: 'Alegeți tabelul CSV',
      replace: 'Alegeți alt tabel',
      drop: 'sau trageți-l aici',
      cancel: 'Oprește',
      remove: 'Scoate',
      uploading: (name: string) => `Se încarcă ${name}`,
      uploaded: (name: string) => `Ați ales ${name}`,
    },
  },
  versions: {
    title: 'Versiuni',
    version: (number: number) => `Versiunea ${number}`,
    restore: 'Readu această versiune',
    restoreTitle: (number: number) => `Readuceți versiunea ${number}?`,
    restored: 'Versiunea a fost readusă.',
  },
};

export const KIND_LABELS = { uat: 'Membru PSP', firma: 'Partener PSP', admin: 'Asociația' } as const;
