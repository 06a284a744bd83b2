import type { RECEIVED, RequestKind } from '@psp/contracts/request-kinds';
import type { DocumentPart } from '@psp/contracts/documents';

/** Texts about the file and its parts, by the kind of response that firms gave. */
export const FILES: Record<
  (typeof RECEIVED)[RequestKind],
  { title: string; lead: string; sealed: string; parts: readonly string[] }
> = {
  offers: {
    title: 'Dosarul achiziției',
    lead: 'Un PDF accesibil cu tot ce s-a întâmplat, o arhivă ZIP cu fișierele și comparația ca Excel.',
    sealed: 'Ofertele sunt sigilate: nimic din ele nu intră în dosar înainte de deschidere.',
    parts: [
      'solicitarea și versiunile ei',
      'cine a fost anunțat și invitat',
      'întrebările și răspunsurile',
      'clarificările cerute după deschidere, în mesaje',
      'ofertele, așa cum au fost deschise',
      'ponderile și punctajele',
      'alegerea și motivele comunicate',
      'istoricul și cine a lucrat la achiziție',
      'pragul achiziției directe și locurile pentru semnături',
    ],
  },
  answers: {
    title: 'Dosarul consultării de piață',
    lead: 'Un PDF accesibil cu tot ce s-a întâmplat și o arhivă ZIP cu fișierele.',
    sealed: 'Răspunsurile sunt sigilate: nimic din ele nu intră în dosar înainte de deschidere.',
    parts: [
      'consultarea și versiunile ei',
      'cine a fost anunțat și invitat',
      'întrebările și răspunsurile la ele',
      'răspunsurile firmelor, așa cum au fost deschise',
      'concluzia',
      'istoricul și cine a lucrat la consultare',
      'locurile pentru semnături',
    ],
  },
};

export const strings = {
  contains: 'Ce conține',
  group: 'cine cere împreună, cu partea și semnătura fiecărei instituții',
  draft: 'Dosarul se poate întocmi după trimiterea solicitării.',
  make: 'Întocmește dosarul',
  again: 'Întocmește din nou',
  asked: 'Dosarul se întocmește',
  failed: 'Dosarul nu a putut fi cerut',
  making: 'Se întocmește…',
  makingText: 'Durează câteva secunde. Puteți lucra mai departe; dosarul apare aici.',
  broken: 'Nu a putut fi întocmit. Încercați din nou.',
  ready: 'Complet',
  early: { offers: 'Înainte de alegere', answers: 'Înainte de concluzie' },
  madeAt: (when: string) => `Întocmit ${when}`,
  code: 'Cod',
  verify: (code: string) =>
    `Oricine poate verifica dosarul la /verificare/${code}: suma de control și data, nimic personal.`,
  list: 'Dosare întocmite',
  none: 'Niciun dosar întocmit încă.',
  download: { pdf: 'Descarcă PDF', zip: 'ZIP cu fișiere', xlsx: 'Comparația, Excel' } satisfies Record<
    DocumentPart,
    string
  >,
};
