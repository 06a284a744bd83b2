export const strings = {
  page: (number: number): string => `Pagina ${number}`,
};
