export const startStrings = {
  publish: 'Publică în schimbul de proiecte',
  continueDraft: 'Continuă ciorna din schimb',
  see: {
    draft: 'Vezi ciorna din schimb',
    published: 'Vezi în schimbul de proiecte',
    withdrawn: 'Vezi proiectul retras din schimb',
    removed: 'Vezi proiectul scos din schimb',
  },
  made: 'Ciorna a fost făcută',
  failed: 'Ciorna nu a fost făcută',
  from: 'Preluat din',
  title: (title: string) => `„${title}”`,
  withdrawn: 'proiectul a fost retras din schimb',
};
