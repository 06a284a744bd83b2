import { ADMIN_AREA_LABELS } from '@psp/contracts/admin-areas';
import {
  FOUNDING_DAYS,
  IMPORT_OUTCOME_LABELS,
  type ImportOutcome,
  ORGANISATION_IMPORT_COLUMNS,
  ORGANISATION_IMPORT_MAX,
  ORGANISATION_IMPORT_REQUIRED,
} from '@psp/contracts/organisation-import-names';
import { formatDate, formatDateTime, formatNumber, plural } from '@psp/design-system/format';

const rows = (n: number) => plural(n, { one: 'rând', few: 'rânduri', other: 'rânduri' });
const organisations = (n: number) => plural(n, { one: 'organizație', few: 'organizații', other: 'organizații' });

/** Texts of the import of members and partners. */
export const importStrings = {
  open: 'Import din tabel',
  title: 'Import de membri și parteneri',
  lead: 'Dintr-un tabel CSV, fiecare organizație care nu este în portal primește o invitație pe e-mail. Vedeți întâi ce se întâmplă cu fiecare rând.',
  readOnly: `Puteți citi importurile; importă un editor care lucrează în „${ADMIN_AREA_LABELS.support}” sau un proprietar.`,
  table: 'Tabelul',
  hint: `Cel mult ${formatNumber(ORGANISATION_IMPORT_MAX)} de rânduri și 5 MB. Obligatorii sunt coloanele ${ORGANISATION_IMPORT_REQUIRED.join(', ')}; pot fi și ${ORGANISATION_IMPORT_COLUMNS.slice(ORGANISATION_IMPORT_REQUIRED.length).join(', ')}. La „Fel” scrieți Membru sau Partener.`,
  read: 'Citește tabelul',
  nothingSent: 'Nu se trimite nimic încă: urmează o pagină în care confirmați.',
  noFile: 'Alegeți tabelul.',
  tooLarge: 'Tabelul depășește 5 MB.',
  problem: 'Tabelul nu a fost citit',
  earlier: 'Importurile din ultimele 30 de zile',
  none: 'Niciun import încă. Descărcați exemplul și completați-l.',
  columns: { status: 'Stare', name: 'Tabel', rows: 'Rânduri', ready: 'De invitat', by: 'De', when: 'Când' },

  willInvite: (n: number) => (n === 1 ? 'Se invită o organizație' : `Se invită ${organisations(n)}`),
  inviteText: `Fiecare adresă primește un link valabil ${FOUNDING_DAYS} zile. Cine îl deschide își alege parola și intră ca proprietar; până atunci organizația nu apare în portal. Se trimit cel mult 300 de mesaje pe oră.`,
  nothing: 'Niciun rând nu se invită',
  nothingText: 'Îndreptați rândurile în tabel și încărcați-l din nou.',
  started: 'Invitațiile au fost pornite',
  startedText: 'Progresul și rândurile refuzate sunt pe pagina acțiunii.',
  seeAct: 'Vezi progresul',
  dropped: 'S-a renunțat la acest tabel; rândurile lui au fost șterse.',
  invite: 'Trimite invitațiile',
  inviteTitle: (n: number) => `${importStrings.willInvite(n)}?`,
  notStarted: 'Invitațiile nu au pornit. Încercați din nou.',
  drop: 'Renunță la tabel',
  dropTitle: 'Renunțați la tabel?',
  dropText: 'Rândurile citite se șterg din portal. Fișierul dvs. rămâne la dvs.',
  droppedDone: 'Tabelul a fost șters',
  refused: 'Rândurile neinvitate (CSV)',
  another: 'Alt tabel',
  uploaded: ({ by, createdAt, deletedAt }: Record<'by' | 'createdAt' | 'deletedAt', string>) =>
    `Încărcat de ${by}, ${formatDateTime(createdAt)}. Se șterge din portal la ${formatDate(deletedAt)}.`,
  figure: (outcome: ImportOutcome, n: number) => `${IMPORT_OUTCOME_LABELS[outcome].label}: ${formatNumber(n)}`,
  accepted: (n: number) => `Au intrat în portal: ${formatNumber(n)}`,
  rows: 'Rândurile tabelului',
  line: 'Linia',
  nameAndEmail: 'Denumire și e-mail',
  cui: 'CUI',
  outcome: 'Ce se întâmplă',
  allRows: 'Toate rândurile',
  reason: 'De ce',
  acts: 'Acțiuni',
  revoke: 'Anulează',
  revokeConfirm: 'Anulează invitația',
  revokeTitle: (name: string) => `Anulați invitația pentru ${name}?`,
  revokeText: (email: string) =>
    `Linkul trimis la ${email} nu mai deschide nimic: cine îl folosește citește că asociația a anulat invitația. O puteți trimite din nou dintr-un tabel nou.`,
  revoked: 'Invitația a fost anulată',
  notRevoked: 'Invitația nu a fost anulată. Încercați din nou.',
};

export const ROW_WORDS = {
  emptyTitle: 'Niciun rând',
  emptyText: 'Rândurile tabelului au fost șterse.',
  noMatchTitle: 'Niciun rând de acest fel',
  noMatchText: 'Alegeți „Toate rândurile”.',
  count: rows,
};
