export const strings = {
  title: 'Materiale',
  link: (host: string) => `Legătură la ${host}`,
};
