export const strings = {
  title: 'Versiune locală.',
  text: (name: string, origin: string) => `${name} rulează din ${origin}, numai în acest browser.`,
  end: 'Revino la versiunea publicată',
};
