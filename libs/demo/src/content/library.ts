import type { KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import type { LibraryType } from '@psp/contracts/library-names';
import { paragraph, table } from '@psp/domain/operating/files/word-document';

/** A file: the lines of a PDF of one page, or the XML of a Word document's body. */
export interface DemoFile {
  name: string;
  content: readonly string[] | string;
}

/** A document of the library; days are counted back from now. */
export interface DocumentText {
  type: LibraryType;
  title: string;
  category: string;
  access: KnowledgeAccess;
  description: string;
  tags: readonly string[];
  body: string;
  publishedDays: number;
  verifiedDays: number | null;
  files?: readonly DemoFile[];
  /** A later version: what changed, and the text that is added at the end. */
  revision?: { daysAgo: number; note: string; body: string };
  /** Titles of earlier documents of this list. */
  related: readonly string[];
}

const PURCHASE = 'Ghidul cumpărării directe';
const RECEPTION = 'Proces-verbal de recepție pentru servicii';

const RECEPTION_FORM = [
  paragraph('{{denumire}}'),
  paragraph('CUI {{cui}}'),
  paragraph('{{adresa}}'),
  paragraph('Proces-verbal de recepție', 'Heading1'),
  paragraph('nr. {{numar}} din {{data_receptiei}}'),
  paragraph(
    'Comisia de recepție a verificat serviciile predate de {{firma.denumire}}, CUI {{firma.cui}}, pe baza contractului care a urmat solicitării {{solicitare.numar}}, „{{solicitare.titlu}}”, în valoare de {{oferta.pret}} lei fără TVA.',
  ),
  table(['Livrabil', 'Verificat'], ['', 'da / nu'], ['', 'da / nu'], ['', 'da / nu']),
  paragraph('Observațiile comisiei: {{observatii}}'),
  paragraph('Pentru comisie, {{semnatar}}'),
].join('');

export const DOCUMENTS: readonly DocumentText[] = [
  {
    ...{ type: 'guide', title: PURCHASE, category: 'achizitii-publice', access: 'visitors' },
    description: 'De la referatul de necesitate la plată: ce se scrie, cine semnează și ce rămâne la dosar.',
    tags: ['cumpărare directă', 'dosarul achiziției'],
    body: `<p>Ghidul urmează o cumpărare mică, făcută de o primărie cu un birou de doi oameni.</p>
<h2>Referatul de necesitate</h2><p>Spune ce lipsește, de ce trebuie acum și cât ar costa. Îl scrie compartimentul care folosește lucrul cumpărat, nu cel care plătește.</p>
<h2>Valoarea estimată</h2><p>Se află din prețuri vechi, din întrebarea mai multor firme sau dintr-o consultare a pieței. Nota arată de unde vine cifra.</p>
<h2>Pragul</h2><p>Cumpărarea directă este permisă sub pragurile din Legea 98/2016, art. 7 alin. (5). Portalul ține pragurile în vigoare și vă avertizează când solicitarea se apropie de ele.</p>
<h2>Recepția și plata</h2><p>Comisia verifică ce s-a predat, semnează procesul-verbal, apoi factura merge la plată.</p>`,
    ...{ publishedDays: 120, verifiedDays: 20, related: [] },
    revision: {
      daysAgo: 20,
      note: 'Adăugat capitolul despre ce rămâne la dosar.',
      body: '<h2>Ce rămâne la dosar</h2><p>Referatul, nota de estimare, ofertele sau dovada că au fost cerute, contractul ori comanda, procesul-verbal și dovada plății.</p>',
    },
  },
  {
    ...{ type: 'template', title: RECEPTION, category: 'achizitii-publice', access: 'members' },
    description: 'Modelul pe care îl semnează comisia de recepție după ce a văzut fiecare livrabil.',
    tags: ['recepție', 'servicii', 'dosarul achiziției'],
    body: `<h2>Cine îl întocmește</h2><p>Comisia numită de conducător. Cel care a cerut serviciul face parte din ea.</p>
<h2>Ce se verifică</h2><ol><li>Fiecare livrabil din contract are un rând în anexă.</li><li>Comisia semnează după ce a văzut lucrul, nu după notă.</li><li>Ce lipsește se scrie la observații, cu termen.</li></ol>
<h2>Câte exemplare</h2><p>Unul la dosarul achiziției și unul la contabilitate. Firma primește o copie.</p>`,
    ...{ publishedDays: 90, verifiedDays: 12, related: [PURCHASE] },
    files: [
      { name: 'Proces-verbal de recepție.docx', content: RECEPTION_FORM },
      {
        name: 'Exemplu completat.pdf',
        content: [
          'Proces-verbal de recepție (exemplu)',
          'Comisia a deschis portalul pe serverul primăriei și a făcut o plată de probă.',
          'A numărat manualele tipărite și a văzut lista celor instruiți.',
          'Observații: textele de ajutor lipsesc la două formulare.',
          'Firma le adaugă, iar comisia le verifică înainte de plată.',
        ],
      },
    ],
  },
  {
    ...{ type: 'checklist', title: 'Ce verificați înainte de a deschide ofertele', category: 'achizitii-publice' },
    access: 'members',
    description: 'Șapte întrebări de pus cu o zi înainte, ca deschiderea să nu se amâne.',
    tags: ['oferte', 'evaluare'],
    body: `<ol><li>A trecut termenul de depunere?</li><li>Au primit răspuns toate întrebările firmelor?</li><li>Criteriile și ponderile sunt cele anunțate?</li><li>Știe fiecare membru al comisiei ce notează?</li><li>A declarat fiecare că nu are legături cu vreo firmă?</li><li>Este stabilit cine scrie motivele?</li><li>Este stabilit când sunt anunțate firmele?</li></ol>`,
    ...{ publishedDays: 60, verifiedDays: 60, related: [PURCHASE] },
  },
  {
    ...{ type: 'guide', title: 'Documente pe care le poate citi oricine', category: 'digitalizare' },
    access: 'visitors',
    description: 'Cum scrieți o hotărâre sau un anunț astfel încât să îl citească și cineva care nu vede ecranul.',
    tags: ['accesibilitate', 'site'],
    body: `<h2>De ce</h2><p>OUG 112/2018 cere ca site-urile și documentele instituțiilor publice să fie accesibile, cu o declarație și cu răspuns la sesizări în 30 de zile.</p>
<h2>Titluri adevărate</h2><p>Folosiți stilurile de titlu ale editorului de text. Un rând îngroșat arată ca un titlu, dar un cititor de ecran nu îl găsește.</p>
<h2>Text, nu poză</h2><p>Un document scanat este o poză: nu poate fi citit cu voce și nu poate fi căutat. Publicați fișierul din care l-ați tipărit.</p>
<h2>Legături cu nume</h2><p>Scrieți unde duce legătura: „formularul de impozit”, nu „aici”.</p>`,
    ...{ publishedDays: 45, verifiedDays: 45, related: [] },
    files: [
      {
        name: 'Anunț ușor de citit.pdf',
        content: [
          'Anunț despre apa potabilă (exemplu)',
          'Apa se oprește pe strada Morii, câteva ore, pentru o reparație.',
          'Cine are nevoie de apă în acest timp sună la primărie.',
          'Textul are un titlu, propoziții scurte și un număr la care răspunde cineva.',
        ],
      },
    ],
  },
  {
    ...{ type: 'guide', title: 'Cum răspundeți unei solicitări', category: 'bune-practici', access: 'partners' },
    description: 'Ce caută o primărie într-o ofertă și ce o face ușor de comparat.',
    tags: ['oferte'],
    body: `<h2>Întrebați devreme</h2><p>Primăria răspunde o singură dată, pentru toți. O întrebare bună ajută și oferta dvs.</p>
<h2>Prețul</h2><p>Arătați ce cuprinde și ce nu. Un preț mic cu multe excepții se compară greu.</p>
<h2>Echipa și termenul</h2><p>Scrieți cine lucrează și în câte zile, nu doar că termenul se respectă.</p>`,
    ...{ publishedDays: 30, verifiedDays: 30, related: [] },
  },
];

/** A document that a firm proposes, and one that a town hall proposes, which waits for the decision. */
export const PROPOSED = {
  firma: {
    ...{ type: 'checklist', title: 'Ce pregătiți înainte de o trecere la alt program', category: 'digitalizare' },
    description: 'Întrebările pe care ni le punem cu fiecare primărie înainte de a muta datele.',
    tags: ['migrare', 'date'],
    body: `<ol><li>Cine știe unde sunt datele vechi?</li><li>Cine le verifică după mutare?</li><li>Câte zile merg ambele programe?</li><li>Cine răspunde la telefon în prima săptămână?</li></ol>`,
  },
  uat: {
    ...{ type: 'template', title: 'Anunț pentru o dezbatere publică', category: 'bune-practici' },
    description: 'Anunțul pe care îl folosim noi: scurt, cu data, locul și cum se trimit păreri.',
    tags: ['transparență', 'anunțuri'],
    body: '<h2>Ce scriem</h2><p>Despre ce este vorba, într-o propoziție. Unde se citește proiectul. Până când se trimit păreri și cui.</p>',
  },
} as const satisfies Record<
  string,
  Pick<DocumentText, 'type' | 'title' | 'category' | 'description' | 'tags' | 'body'>
>;

/** Table of an import, with a type that the library does not have. */
export const IMPORT_TABLE = `Fișier;Titlu;Tip;Categorie;Descriere;Citit de
receptia-lucrarilor.pdf;Recepția lucrărilor;Broșură;Achiziții publice;Ce verifică o comisie de recepție.;Membri`;
