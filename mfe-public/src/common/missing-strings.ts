/** Texts for a missing record, with a link back to its list. */
export const missing = {
  community: {
    title: 'Comunitatea nu a fost găsită',
    text: 'Prezentarea căutată nu există sau nu mai este publică.',
    back: 'Înapoi la comunități',
    listHref: '/comunitati',
  },
  partner: {
    title: 'Partenerul nu a fost găsit',
    text: 'Profilul căutat nu există sau nu mai este public.',
    back: 'Înapoi la parteneri',
    listHref: '/parteneri',
  },
  solution: {
    title: 'Soluția nu a fost găsită',
    text: 'Soluția căutată nu există sau nu mai este în marketplace.',
    back: 'Înapoi la marketplace',
    listHref: '/marketplace',
  },
  article: {
    title: 'Articolul nu a fost găsit',
    text: 'Articolul căutat nu există sau nu mai este public.',
    back: 'Înapoi la blog',
    listHref: '/blog',
  },
  event: {
    title: 'Evenimentul nu a fost găsit',
    text: 'Evenimentul căutat nu există sau nu mai este public.',
    back: 'Înapoi la evenimente',
    listHref: '/evenimente',
  },
  document: {
    title: 'Documentul nu a fost găsit',
    text: 'Documentul căutat nu există sau nu mai este public.',
    back: 'Înapoi la resurse',
    listHref: '/resurse',
  },
  project: {
    title: 'Proiectul nu a fost găsit',
    text: 'Proiectul căutat nu există sau a fost retras din schimbul de proiecte.',
    back: 'Înapoi la schimbul de proiecte',
    listHref: '/proiecte',
  },
  act: {
    title: 'Actul nu a fost găsit',
    text: 'Actul căutat nu există sau nu mai este public.',
    back: 'Înapoi la legislație',
    listHref: '/legislatie',
  },
  report: {
    title: 'Raportul nu a fost găsit',
    text: 'Pentru anul căutat nu există un raport publicat.',
    back: 'Înapoi la rapoartele anuale',
    listHref: '/raport',
  },
  topic: {
    title: 'Discuția nu a fost găsită',
    text: 'Discuția căutată nu există sau nu mai este publică.',
    back: 'Înapoi la prima pagină',
    listHref: '/',
  },
};
