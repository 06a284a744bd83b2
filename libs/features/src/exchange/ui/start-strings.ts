export const startStrings = {
  publish: 'Publică în schimbul de proiecte',
  made: 'Ciorna a fost făcută',
  filledIn: 'Textele, datele și fișierele din portal sunt completate. Prețul rămâne ascuns până alegeți să îl arătați.',
  failed: 'Ciorna nu a fost făcută',
  from: 'Preluat din',
  title: (title: string) => `„${title}”`,
  withdrawn: 'proiectul a fost retras din schimb',
};
