/** What a report says, in the order of the list; each can be changed. */
const READY = {
  review: [
    'Cuprinde date personale ale cuiva.',
    'Jignește o persoană sau o instituție.',
    'Nu este despre colaborarea din portal.',
    'Spune lucruri neadevărate.',
    'Face reclamă.',
  ],
  solution: [
    'Descrierea sau prețul induc în eroare.',
    'Nu ține de domeniul ales.',
    'Cuprinde date personale ale cuiva.',
    'Folosește texte sau imagini ale altcuiva.',
    'Face reclamă fără să ofere o soluție.',
  ],
} as const;

/** Texts of the report of any content. */
export const strings = {
  flag: 'Semnalează',
  hint: 'Ce este în neregulă: date personale, informații greșite, reclamă.',
  flagged: 'Asociația va verifica',
  waits: 'Organizația dvs. a semnalat-o. Asociația o verifică și vă răspunde.',
};

/** Texts by what is reported. */
export const OF_KIND = {
  review: {
    title: 'Semnalați o recenzie',
    ask: 'Semnalați recenzia?',
    text: 'Asociația citește ce scrieți și hotărăște. Autorul recenziei nu află cine a semnalat.',
    content: 'Recenzia',
    about: (author: string, subject: string) => `${author} despre ${subject}`,
    own: 'Este recenzia organizației dvs., așa că nu o puteți semnala.',
    ready: READY.review,
  },
  solution: {
    title: 'Semnalați o soluție',
    ask: 'Semnalați soluția?',
    text: 'Asociația citește ce scrieți și hotărăște. Firma nu află cine a semnalat.',
    content: 'Soluția',
    about: (author: string, title: string) => `${title}, ${author}`,
    own: 'Este soluția firmei dvs., așa că nu o puteți semnala.',
    ready: READY.solution,
  },
} as const;
