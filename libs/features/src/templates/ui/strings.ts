import type { TemplateView } from '@psp/contracts/templates';
import { counted } from '@psp/contracts/counted';

export const strings = {
  title: (organisation: string): string => `Completat pentru ${organisation}`,
  filled: (filled: number, all: number): string =>
    `${filled} din ${counted(all, '1 câmp completat', 'câmpuri completate')}`,
  from: 'Datele vin din',
  file: 'Fișierul',
  signs: 'Semnează',
  noSigner: 'Alegeți un coleg',
  noRequest: 'Numai datele organizației dvs.',
  download: 'Descarcă completat',
  taken: 'luat din portal',
  left: (count: number): string => `de completat de dvs. (${count})`,
  stays: 'Fișierul rămâne la dvs.; modelul nu se schimbă.',
  waiting: 'Fișierul se citește. Reveniți peste câteva clipe.',
  none: 'Fișierul nu are câmpuri pe care portalul să le completeze. Descărcați-l și completați-l în Word.',
  broken: 'Modelul nu poate fi completat',
  brokenText: 'Asociația trebuie să corecteze aceste câmpuri. Până atunci îl puteți descărca gol.',
  fields: (count: number): string => `Câmpurile modelului (${count})`,
  isCut: 'Se vede începutul modelului; fișierul descărcat este întreg.',
  place: ({ part, paragraph }: Pick<TemplateView['fields'][number], 'part' | 'paragraph'>): string => {
    if (paragraph !== null) return `paragraful ${paragraph}`;
    return { body: 'în text', header: 'în antet', footer: 'în subsol', other: 'în afara textului' }[part];
  },
  missing: 'de completat de dvs.',
};
