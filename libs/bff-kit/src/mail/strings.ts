export const FRAME = {
  portal: 'Portal PSP',
  copy: 'Dacă butonul nu merge, copiați această adresă în browser:',
  automatic: (contact: string | null): string =>
    contact
      ? `Mesaj trimis automat de Portal PSP. Pentru întrebări, scrieți asociației la ${contact}.`
      : 'Mesaj trimis automat de Portal PSP; nu răspundeți la el.',
  greeting: (name: string | null): string => (name ? `Bună ziua, ${name},` : 'Bună ziua,'),
};
