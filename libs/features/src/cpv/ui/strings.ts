export const strings = {
  cpv: 'Cod CPV',
  hint: 'Scrieți primele cifre sau cuvinte din denumire, de exemplu „consultanță juridică”.',
  suggested: 'Propuse din text:',
  none: 'Niciun cod nu se potrivește. Încercați alt cuvânt sau mai puține cifre.',
};
