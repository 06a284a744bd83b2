import type { SuspensionAction } from '../suspension-names.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'suspension.open': [409, 'Suspendarea este deja propusă. O confirmă sau o respinge alt administrator.'],
  'suspension.own': [403, 'Ați propus dvs. suspendarea. O poate confirma numai alt administrator al asociației.'],
  'suspension.lapsed': [409, 'Propunerea a expirat după 7 zile. Dacă este încă nevoie, propuneți din nou suspendarea.'],
  'merge.refused': [409, 'Cele două înregistrări nu se pot contopi acum. Reîncărcați pagina, ca să vedeți motivul.'],
  'merge.name_differs': [422, 'Numele scris nu este cel al înregistrării care se închide.'],
  'merge.too_late': [409, 'Contopirea se poate anula în cel mult 24 de ore. Termenul a trecut.'],
  'merge.kept_closed': [
    409,
    'Contopirea nu se mai poate anula: una dintre înregistrări a fost între timp suspendată sau contopită cu alta.',
  ],
  'merge.cui_taken': [409, 'Contopirea nu se poate anula: între timp, alt membru are același CUI.'],
  'merge.package_open': [409, 'Pachetul nu se alege: îl stabilește perioada de pachet deschisă. Reîncărcați pagina.'],
  'merge.renewed_since': [
    409,
    'Pachetul care s-ar întoarce a fost reînnoit după contopire. Retrageți întâi reînnoirea; dacă este plătită, contopirea rămâne.',
  ],
  'merge.project_since': [
    409,
    'Contopirea nu se poate anula: de atunci s-a deschis un proiect sau s-a scris o recenzie din datele care s-ar întoarce.',
  ],
  'merge.proforma_since': [
    409,
    'Contopirea nu se poate anula: de atunci s-a emis o proformă pentru locuri ale amândurora.',
  ],
  'merge.no_owner': [409, 'Contopirea nu se poate anula: una dintre înregistrări ar rămâne fără proprietar.'],
  'bulk-act.choice': [422, 'Alegeți rândurile din listă și încercați din nou.'],
  'bulk-act.changed': [409, 'Lista s-a schimbat între timp. Reîncărcați pagina, ca să vedeți câte rânduri sunt acum.'],
  'bulk-act.too_many': [422, 'Sunt prea multe rânduri pentru o singură acțiune. Restrângeți filtrele.'],
  'bulk-act.package': [422, 'Alegeți pachetul.'],
  'bulk-act.not_approved': [409, 'Organizația nu este aprobată.'],
  'bulk-act.reminded': [409, 'A primit un memento în ultimele 7 zile.'],
  'bulk-act.no_package': [409, 'Numai autoritățile au pachet.'],
  'bulk-act.same_package': [409, 'Are deja acest pachet.'],
  'bulk-act.no_invitations': [409, 'Nu are nicio invitație deschisă.'],
  'organisation-import.table': [422, 'Tabelul nu poate fi citit.'],
  'organisation-import.too_large': [413, 'Tabelul depășește 5 MB.'],
  'organisation-import.nothing': [409, 'Niciun rând nu poate fi invitat. Îndreptați tabelul și încărcați-l din nou.'],
  'organisation-import.gone': [410, 'Rândul a fost șters: importurile se păstrează 30 de zile.'],
} as const satisfies Errors;

export const ACTS = {
  'suspension.propose': 'Suspendare propusă',
  'suspension.confirm': 'Suspendare confirmată de al doilea administrator',
  'suspension.decline': 'Propunere de suspendare respinsă',
  'suspension.withdraw': 'Propunere de suspendare retrasă',
  'suspension.lapse': 'Propunere de suspendare expirată',
  'organisation-merge.merge': 'Înregistrări contopite',
  'organisation-merge.undo': 'Contopire anulată',
  'user-note.write': 'Notă internă scrisă',
  'user-note.edit': 'Notă internă schimbată',
  'user-note.remove': 'Notă internă ștearsă',
  'organisation-import.create': 'Tabel de membri și parteneri încărcat',
  'organisation-import.start': 'Invitațiile din tabel pornite',
  'organisation-import.drop': 'Renunțat la tabelul încărcat',
  'bulk-act.start': 'Acțiune în masă pornită',
  'bulk-act.finish': 'Acțiune în masă încheiată',
  'bulk-act.stop': 'Acțiune în masă oprită',
} satisfies Labels<`suspension.${SuspensionAction | 'propose' | 'lapse'}`>;

export const LIVE_TOPICS = {
  'organisation-merge': ['users'],
  suspension: ['users'],
  'user-note': ['users'],
  'bulk-act': ['users'],
  'organisation-import': ['users'],
} as const satisfies LiveLists;
