/* Without zod, for pages that only show names. */
import type { StatusLabel } from './common.ts';

export const MERGE_STATUSES = ['done', 'undone'] as const;
export type MergeStatus = (typeof MERGE_STATUSES)[number];
export const MERGE_LABELS: Record<MergeStatus, StatusLabel> = {
  done: { label: 'Contopite', tone: 'closed' },
  undone: { label: 'Anulată', tone: 'waiting' },
};

/** Of a record that was merged into another; its status is that of a rejected one. */
export const MERGED: StatusLabel = { label: 'Contopită', tone: 'closed' };

/** Hours in which a merge can be undone. */
export const MERGE_UNDO_HOURS = 24;
/** Rows of a merge at most; it is one transaction. */
export const MERGE_MOST_ROWS = 50_000;

/** Kinds of records that a merge moves, in the order in which they are shown: the label of the kind. */
export const MERGE_GROUPS = {
  members: 'Membri',
  requests: 'Solicitări',
  offers: 'Oferte și răspunsuri',
  projects: 'Proiecte',
  conversations: 'Conversații',
  messages: 'Mesaje',
  reviews: 'Recenzii',
  communities: 'Pagini de comunitate',
  articles: 'Articole',
  solutions: 'Soluții',
  profile: 'Echipă, certificări și portofoliu',
  documents: 'Documente și favorite din bibliotecă',
  forum: 'Forum',
  exchange: 'Schimb de proiecte',
  seats: 'Înscrieri, adeverințe și proforme',
  packages: 'Perioade ale pachetului',
  trainings: 'Cursuri propuse',
  lists: 'Favorite, blocări și oportunități ascunse',
  invitations: 'Invitații și cereri de acces',
  tickets: 'Tichete',
  notes: 'Notele asociației',
} as const;
export type MergeGroup = keyof typeof MERGE_GROUPS;

/** Fields of which the association chooses one of the two values. */
export const MERGE_FIELDS = {
  name: 'Denumirea',
  cui: 'CUI',
  registration: 'Nr. registrul comerțului',
  place: 'Localitatea și județul',
  address: 'Adresa',
  type: 'Tipul autorității',
  package: 'Pachetul',
  email: 'E-mailul public',
  phone: 'Telefonul public',
  website: 'Pagina web',
  logo: 'Logoul',
  representative: 'Reprezentantul legal',
  description: 'Descrierea',
} as const;
export type MergeField = keyof typeof MERGE_FIELDS;

/** Why a record is suggested as the other record of one organisation. */
export const MERGE_SIGNS = {
  cui: 'același CUI',
  name: 'aceeași denumire',
  domain: 'același domeniu de e-mail',
  phone: 'același telefon',
} as const;
export type MergeSign = keyof typeof MERGE_SIGNS;

/** Why two records cannot be merged now. */
export const MERGE_REFUSALS = {
  same: 'Este aceeași înregistrare.',
  association: 'Asociația nu se contopește cu nimeni.',
  kinds: 'Una este autoritate, cealaltă este firmă. Se contopesc numai înregistrări de același fel.',
  merged: 'Una dintre înregistrări este deja contopită cu alta.',
  keptStatus: 'Înregistrarea care se păstrează nu este aprobată.',
  closedStatus:
    'Înregistrarea care se închide nu este aprobată. O cerere se decide întâi, iar o suspendare se ridică întâi.',
  suspension: 'Pentru una dintre ele se propune suspendarea. Decideți întâi propunerea.',
  bulk: 'Una dintre ele este într-o acțiune în masă care încă rulează.',
  tests: 'O pagină de comunitate este de test, cealaltă nu.',
  group: 'Una este invitată la achiziția comună condusă de cealaltă.',
  sealed:
    'Amândouă au de-a face cu aceeași solicitare, care încă primește răspunsuri. Contopirea se poate face după deschidere.',
  parts: 'Amândouă au parte la aceeași achiziție comună, care nu s-a încheiat.',
  chosen: 'Amândouă au ofertă la aceeași solicitare, iar cea aleasă este a înregistrării care se închide.',
  claims: 'Înregistrarea care se închide are cereri de beneficii în lucru. Încheiați-le întâi.',
  periods:
    'Amândouă au o perioadă de pachet deschisă sau propusă, iar a celei care se închide este propusă sau are o proformă neplătită. Încheiați-o întâi.',
  seats:
    'Amândouă au locuri de plătit sau o proformă neplătită la același eveniment sau curs. Încheiați întâi plata uneia dintre ele.',
  tooMany: 'Înregistrarea are prea multe date pentru o contopire. Cereți ajutorul echipei tehnice.',
} as const;
export type MergeRefusal = keyof typeof MERGE_REFUSALS;

/** What the association should know before it merges. */
export const MERGE_WARNINGS = {
  community:
    'Amândouă au pagină de comunitate. Rămâne a celei păstrate; adresa celeilalte duce la ea, iar conținutul ei se păstrează nevăzut.',
  both: 'Cine este membru în amândouă păstrează rolul mai puternic.',
  allowances:
    'Beneficiile folosite, codurile de reducere și condițiile acceptate nu se adună: rămân ale înregistrării păstrate.',
  domains: 'Domeniile și serviciile din profil rămân ale înregistrării păstrate.',
} as const;
export type MergeWarning = keyof typeof MERGE_WARNINGS;
