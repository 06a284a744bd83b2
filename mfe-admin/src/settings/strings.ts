export const strings = {
  lead: 'Ce stabilește asociația pentru toată lumea. Fiecare schimbare se vede imediat și rămâne în istoric.',
  tabs: 'Setări',
  changes: 'Toate versiunile',
  texts: 'Texte de pornire',
  thresholds: 'Praguri',
  prices: 'Pachete',
  time: 'Program și zile libere',
  categories: 'Categorii de articole',
  mails: 'Texte de e-mail',
  consents: 'Acorduri',
  reasons: 'Motive',
  limits: 'Limite',
};
