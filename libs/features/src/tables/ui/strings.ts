export const strings = {
  exportAs: 'Descarcă lista:',
};
