import { leftOutBecause, YEARLY_WORDS } from '@psp/contracts/yearly-figures';
import type { PublishBlock } from '@psp/contracts/yearly-reports';

const blocked: Record<PublishBlock, (year: number) => { title: string; text: string }> = {
  running: (year: number) => ({
    title: `Anul ${year} nu s-a încheiat`,
    text: `Puteți scrie și previzualiza. Raportul se poate publica de la 1 ianuarie ${year + 1}, ora României.`,
  }),
  no_opening: () => ({
    title: 'Lipsește cuvântul înainte',
    text: 'Scrieți și salvați cuvântul înainte, apoi puteți publica raportul.',
  }),
  no_data: () => ({
    title: 'Anul nu are cifre de publicat',
    text: `Nicio cifră de solicitări, oferte sau proiecte a anului nu se poate publica: ${leftOutBecause(YEARLY_WORDS)}.`,
  }),
};

export const strings = {
  title: 'Rapoarte anuale',
  lead: 'Textele le scrieți aici, cifrele se calculează din datele portalului. După publicare, raportul nu se mai schimbă.',
  year: 'Anul',
  status: 'Starea',
  publishedAt: 'Publicat',
  changedAt: 'Schimbat',
  none: '–',
  nothing: 'Niciun raport început',
  nothingText: 'Începeți raportul unui an. Îl puteți scrie și previzualiza înainte ca anul să se încheie.',
  begin: 'Începe un raport',
  beginTitle: 'Începeți raportul unui an',
  yearHint: 'De exemplu 2026. Anul acesta se poate scrie, dar se publică după ce se încheie.',
  yearMissing: 'Scrieți anul.',
  began: 'Raportul a fost început.',
  reportOf: (year: number) => `Raportul anului ${year}`,
  texts: 'Textele raportului',
  textsHint: 'Un text lăsat gol nu apare pe pagină. Cifrele și tabelele se pun singure între texte.',
  save: 'Salvează textele',
  saving: 'Se salvează…',
  discard: 'Șterge ciorna',
  discardTitle: 'Ștergeți ciorna raportului?',
  discardText: 'Textele ei se pierd și nu pot fi aduse înapoi. Raportul acestui an se poate începe din nou.',
  discarded: 'Ciorna a fost ștearsă',
  saved: 'Textele au fost salvate.',
  unsaved: 'Aveți modificări nesalvate; salvați înainte de a publica.',
  preview: 'Previzualizarea paginii publice',
  previewText:
    'Așa arată pagina, cu textele salvate și cu cifrele de acum. La publicare, cifrele se calculează încă o dată.',
  frozen: 'Pagina publică',
  frozenText: 'Așa a fost publicată, cu eratele adăugate de atunci.',
  open: 'Deschide pagina publică',
  publish: 'Publică raportul',
  publishTitle: 'Publicați raportul?',
  publishText:
    'Raportul și datele lui devin publice și nu se mai pot schimba sau retrage. Rămâne posibilă numai o erată.',
  published: 'Raportul a fost publicat.',
  correct: 'Adaugă o erată',
  correctTitle: 'Adăugați o erată',
  correctText:
    'Erata apare pe pagina publică, cu data de azi. Textele și cifrele rămân cum au fost publicate. Erata nu se mai poate schimba.',
  note: 'Ce se îndreaptă',
  noteHint: 'Spuneți unde este greșeala și cum este corect.',
  corrected: 'Erata a fost adăugată.',
  next: {
    blocked,
    draft: {
      title: 'Raportul se poate publica.',
      text: 'Citiți previzualizarea de la sfârșitul paginii, apoi publicați.',
    },
    published: {
      title: 'Raportul este public.',
      text: (when: string) => `Publicat ${when}. Textele și cifrele au rămas cele de atunci.`,
    },
    readOnly: 'Îl scrie și îl publică cine lucrează la conținut și setări.',
  },
  conflictTitle: 'Altcineva a schimbat între timp raportul',
  conflictText: 'Textele dvs. sunt păstrate în formular. Cuvântul înainte salvat acum:',
  conflictPublished:
    'Raportul a fost publicat între timp și nu se mai poate schimba. Textele dvs. sunt păstrate în formular.',
  keepMine: 'Continui cu textele mele',
  takeTheirs: 'Preiau textele salvate',
};
