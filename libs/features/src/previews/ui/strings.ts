export const strings = {
  title: (name: string) => `Pagina publică: ${name}`,
  close: 'Închide',
};
