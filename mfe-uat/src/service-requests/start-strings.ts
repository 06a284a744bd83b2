import { PURCHASE_KIND_LABELS, type PurchaseKind } from '@psp/contracts/thresholds';
import { formatLei, plural } from '@psp/design-system/format';

const firms = (count: number) => plural(count, { one: 'firmă', few: 'firme', other: 'firme' });
export const alikeRequests = (count: number) =>
  plural(count, {
    ...{ one: 'solicitare asemănătoare', few: 'solicitări asemănătoare', other: 'solicitări asemănătoare' },
  });

/** Consequence of a budget over the threshold. */
export const OVER_LIMIT =
  'Peste prag nu mai este achiziție directă; procedura o stabilește compartimentul de achiziții.';

export const startStrings = {
  texts: {
    title: 'Texte de pornire',
    hint: 'Alegeți un text și completați locurile dintre paranteze.',
    use: 'Folosește textul',
    useWhat: (title: string) => `Folosește textul „${title}”`,
    show: 'Vezi textele de pornire',
    none: 'Pentru acest domeniu nu sunt încă texte de pornire.',
    askTitle: 'Aveți deja un text',
    ask: 'Păstrăm ce ați scris și adăugăm textul ales la sfârșit, sau înlocuim descrierea?',
    append: 'Adaugă la sfârșit',
    replace: 'Înlocuiește descrierea',
    cancel: 'Renunță',
  },
  older: {
    title: 'Porniți de la o solicitare mai veche',
    choose: 'Alegeți solicitarea',
    copy: 'Copiază într-o ciornă nouă',
  },
  audience: (count: number) =>
    count === 0
      ? 'La trimitere nu este anunțată nicio firmă: niciuna nu lucrează încă în acest domeniu. Puteți invita firme anume.'
      : `La trimitere ${count === 1 ? 'este anunțată' : 'sunt anunțate'} ${firms(count)}.`,
  limit: {
    near: 'Bugetul se apropie de pragul achiziției directe',
    passed: 'Bugetul depășește pragul achiziției directe',
    together: 'Împreună cu solicitările asemănătoare, bugetul trece de pragul achiziției directe',
    amount: (kind: PurchaseKind, amount: number) =>
      `Pragul pentru ${PURCHASE_KIND_LABELS[kind].toLowerCase()} este de ${formatLei(amount)} fără TVA (Legea 98/2016, art. 7 alin. (5)).`,
    had: 'În ultimele 12 luni ați mai avut',
    alike: alikeRequests,
    worth: (total: number) =>
      total > 0 ? `, în valoare de ${formatLei(total)} (la prețul convenit, unde există).` : ', fără buget.',
    passedAdvice: OVER_LIMIT,
    togetherAdvice:
      'Dacă nevoile sunt de același fel, valoarea lor se adună. Verificați cu compartimentul de achiziții.',
    nearAdvice: 'Cereți firmelor prețul fără TVA și verificați dacă mai cumpărați ceva asemănător în acest an.',
  },
};
