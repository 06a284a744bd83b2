import { formatNumber, plural } from '@psp/design-system/format';

export const picturesOf = (count: number) => plural(count, { one: 'imagine', few: 'imagini', other: 'imagini' });

const notSent = (failed: number): string =>
  failed === 1 ? 'O imagine nu a putut fi încărcată.' : `${picturesOf(failed)} nu au putut fi încărcate.`;

export const strings = {
  title: 'Imagini',
  hint: 'Prima imagine este coperta.',
  alt: (number: number) => `Descrierea imaginii ${number}`,
  altOf: (name: string) => `Descrierea imaginii ${name}`,
  number: (number: number) => `Imaginea ${number}`,
  add: 'Adaugă imagini',
  dropHint: 'sau trageți-le aici. JPG, PNG sau WebP, cel mult 10 MB fiecare.',
  remove: 'Șterge',
  removeOne: (name: string) => `Șterge imaginea: ${name}`,
  removed: 'Imaginea a fost ștearsă',
  removedLater: 'Dispare de pe pagină după ce salvați.',
  sent: 'Imaginile au fost încărcate',
  sending: (running: number, failed: number) =>
    [running > 0 ? `Se încarcă ${picturesOf(running)}.` : '', failed > 0 ? notSent(failed) : '']
      .filter(Boolean)
      .join(' '),
  sendingOne: (name: string) => `Se încarcă ${name}`,
  sendingHint: 'Scrieți descrierile cât se încarcă. Le aude cine nu vede imaginea: spuneți ce se vede.',
  retry: 'Reia',
  retryOne: (name: string) => `Reia încărcarea: ${name}`,
  giveUp: 'Renunță',
  giveUpOne: (name: string) => `Renunță la ${name}`,
  tooLarge: 'Imaginea este prea mare: cel mult 10 MB.',
  tooMany: (most: number) => `Cel mult ${picturesOf(most)}. Celelalte nu au fost încărcate.`,
  openPicture: (caption: string) => `Mărește: ${caption}`,
  viewer: 'Galerie',
  closeGallery: 'Închide galeria',
  previousPicture: 'Imaginea anterioară',
  nextPicture: 'Imaginea următoare',
  counter: (number: number, total: number) => `${formatNumber(number)} din ${formatNumber(total)}`,
  described: (list: readonly { alt: string }[]) =>
    list.map(({ alt }, index) => `${index + 1}. ${alt || 'fără descriere'}`).join('\n'),
};
