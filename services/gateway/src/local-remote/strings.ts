export const strings = {
  title: 'Versiune locală',
  question: (name: string, origin: string) => `${name} va rula din ${origin}, de pe acest calculator.`,
  reach:
    'Numai în acest navigator: ceilalți văd versiunea publicată. Cererile se fac cu sesiunea dumneavoastră din acest portal.',
  warning: 'Continuați numai dacă ați pornit chiar dumneavoastră această versiune, cu npm run dev.',
  start: 'Pornește versiunea locală',
  cancel: 'Renunță',
};
