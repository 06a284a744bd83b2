import { romanianTime } from '@psp/contracts/romania';
import { plural } from '@psp/design-system/format';

const KEPT = 'Textul rămâne păstrat pe acest calculator.';

export const strings = {
  create: 'Articol nou',
  contents: 'Cuprins',
  count: (total: number) => plural(total, { one: 'articol', few: 'articole', other: 'articole' }),
  searchHint: 'Titlu sau rezumat',
  status: 'Stare',
  allStatuses: 'Toate stările',
  columns: { article: 'Articol', status: 'Stare', views: 'Vizualizări', updated: 'Modificat' },
  revisionWaits: 'Modificări în așteptare',
  emptyTitle: 'Niciun articol încă',
  emptyText: 'Scrieți primul articol. Apare pe blog după ce asociația îl aprobă.',
  emptyToRead: 'Articolele apar aici după ce un proprietar sau un editor al organizației îl scrie pe primul.',
  noMatchTitle: 'Niciun articol nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau toate stările.',

  views: (count: number) => plural(count, { one: 'vizualizare', few: 'vizualizări', other: 'vizualizări' }),
  reading: (minutes: number) => `${minutes} min de citit`,
  publishedOn: (day: string) => `Publicat pe ${day}`,
  by: (author: string) => `de ${author}`,
  text: 'Textul articolului',
  publicText: 'Textul public',
  proposedText: 'Modificările propuse',
  openPublic: 'Vezi pe blog',

  next: {
    draft: {
      title: 'Articolul este o ciornă.',
      text: 'Numai colegii dvs. îl văd. Când este gata, trimiteți-l spre aprobare.',
    },
    changes: { title: 'Asociația a cerut modificări.', text: 'Schimbați ce se cere mai jos și trimiteți din nou.' },
    pending: {
      title: 'Articolul așteaptă aprobarea asociației.',
      text: 'Vă anunțăm când este publicat sau dacă mai este ceva de schimbat.',
    },
    published: {
      title: 'Articolul este public.',
      text: 'Îl puteți modifica: textul public rămâne până când asociația aprobă modificările.',
    },
    revised: {
      title: 'Modificările așteaptă aprobarea asociației.',
      text: 'Până atunci rămâne public textul de acum.',
    },
    refused: {
      title: 'Modificările nu au fost publicate.',
      text: 'Textul public a rămas cel dinainte. Puteți schimba propunerea și o puteți trimite din nou.',
    },
    rejected: { title: 'Articolul a fost respins.', text: 'Îl puteți relua ca ciornă, schimba și trimite din nou.' },
    withdrawn: {
      title: 'Articolul a fost retras.',
      text: 'Nu mai este public. Îl puteți relua ca ciornă și trimite din nou.',
    },
  },
  reason: 'Motivul asociației',
  continue: 'Continuă scrierea',
  reopen: 'Reia ca ciornă',
  reopened: 'Articolul este din nou ciornă',
  revise: 'Modifică articolul',
  changeProposal: 'Schimbă modificările',
  failed: 'Operațiunea nu a reușit',

  newTitle: 'Articol nou',
  staysPublic: 'Textul public rămâne cel de acum până când asociația aprobă modificările.',
  editTitle: 'Modifică articolul',
  fields: {
    title: 'Titlu',
    titleHint: 'Cel mult 200 de caractere.',
    category: 'Categorie',
    choose: 'Alegeți categoria',
    summary: 'Rezumat',
    summaryHint: 'Apare în listă și în rezultatele căutării. Fără el se arată începutul textului.',
    cover: 'Imaginea principală',
    coverHint: 'JPEG, PNG, WebP, AVIF sau GIF, cel mult 10 MB. Fără ea se arată un desen al categoriei.',
    coverKept: 'Imaginea principală',
    coverAlt: 'Ce se vede în imagine',
    coverAltHint: 'O citesc cei care nu văd imaginea.',
    body: 'Text',
    bodyHint:
      'Tabelele și imaginile se pun cu butoanele de deasupra textului. Ce lipiți din Word sau de pe web este curățat.',
  },
  names: {
    title: 'Titlu',
    category: 'Categorie',
    summary: 'Rezumat',
    coverImageId: 'Imaginea principală',
    coverAlt: 'Ce se vede în imagine',
    body: 'Text',
  },
  saveLine: {
    saved: (at: Date) => `Salvat la ${romanianTime(at)}`,
    saving: 'Se salvează…',
    unsaved: 'Modificări nesalvate',
    stale: 'Modificări nesalvate',
    failed: (why: string) => `Nesalvat: ${why} ${KEPT}`,
    local: `Nesalvat încă: ciorna are nevoie de titlu, categorie și text. ${KEPT}`,
    retry: 'Încearcă din nou',
    clean: 'Ciorna se salvează singură după ce are titlu, categorie și text.',
  },
  untouched: 'Nicio modificare',
  saving: 'Se salvează…',
  created: 'Articolul a fost creat și salvat ca ciornă!',
  signedOutKept: `Trebuie să fii autentificat pentru a crea articole. ${KEPT}`,
  required: 'Toate câmpurile sunt obligatorii, în afară de cele opționale',
  coverHeld: 'Imaginea principală nu este încărcată. Așteptați, scoateți-o sau alegeți alta.',
  send: 'Trimite spre aprobare',
  sendTitle: 'Trimiteți articolul spre aprobare?',
  sendText:
    'Cât timp așteaptă, textul nu se mai poate schimba. Asociația îl publică, vi-l trimite înapoi cu ce este de schimbat sau îl respinge cu un motiv.',
  sent: 'Articolul a fost trimis spre aprobare',
  propose: 'Trimite modificările spre aprobare',
  proposed: 'Modificările au fost trimise spre aprobare',
  discard: 'Șterge ciorna',
  discardTitle: 'Ștergeți ciorna?',
  discardText: 'Textul și imaginile ei se pierd.',
  discarded: 'Ciorna a fost ștearsă',
  preview: 'Previzualizează',
  previewTitle: 'Cum îl vor vedea cititorii',
  close: 'Închide',
  leave: 'Înapoi la articol',
  seeArticle: 'Vezi articolul',
  notEditableTitle: 'Articolul nu se poate modifica acum',
  notEditable: 'Cât timp așteaptă aprobarea, sau după ce a fost respins ori retras, textul rămâne cum este.',
  conflictTitle: 'Un coleg a salvat altă variantă',
  conflict: 'Nimic nu s-a pierdut. Comparați și alegeți ce rămâne.',
};

/** Title and lead of the list of articles, by area. */
export const TITLES = {
  uat: { title: 'Articolele comunității', lead: 'Știri, proiecte și anunțuri ale comunității, pe blogul portalului.' },
  firma: {
    title: 'Conținut',
    lead: 'Articole în care arătați ce știți să faceți. Primăriile le citesc pe blogul portalului.',
  },
} as const;
