import type { Section } from './addresses.ts';

export const strings = {
  lead: 'Ce stabilește asociația pentru toată lumea. Fiecare schimbare se vede imediat și rămâne în istoric.',
  sections: 'Setări',
  changes: 'Toate versiunile',
  names: {
    texte: 'Texte de pornire',
    praguri: 'Praguri',
    pachete: 'Pachete',
    cont: 'Cont bancar',
    program: 'Program și zile libere',
    categorii: 'Categorii de articole',
    liste: 'Liste din formulare',
    'e-mail': 'Texte de e-mail',
    acorduri: 'Acorduri',
    motive: 'Motive',
    limite: 'Limite',
  } satisfies Record<Section, string>,
};
