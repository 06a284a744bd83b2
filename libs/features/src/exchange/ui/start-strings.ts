export const startStrings = {
  publish: 'Publică în schimbul de proiecte',
  made: 'Ciorna a fost făcută',
  failed: 'Ciorna nu a fost făcută',
  from: 'Preluat din',
  title: (title: string) => `„${title}”`,
  withdrawn: 'proiectul a fost retras din schimb',
};
