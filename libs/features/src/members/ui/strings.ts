import type { Kind, Role } from '@psp/contracts/common';
import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Membri',
  people: 'Persoane',
  count: (total: number) => plural(total, { one: 'persoană', few: 'persoane', other: 'persoane' }),
  you: 'dvs.',
  lastSeen: (when: string) => `Activitate: ${when}`,
  suspended: 'Cont suspendat',
  neverSeen: 'Nu a lucrat încă aici',
  actionsOf: (name: string) => `Acțiuni pentru ${name}`,
  askOwner: 'Invitațiile și rolurile sunt în grija proprietarului. Pentru o schimbare, adresați-vă aici:',
  noOwner: 'Invitațiile și rolurile sunt în grija proprietarului.',
  notApproved: 'Puteți invita colegi după ce înscrierea este aprobată.',

  invite: 'Invită o persoană',
  inviteTitle: 'Invitați o persoană',
  inviteText: 'Primește un e-mail cu un link, valabil 7 zile. Apare în listă după ce acceptă.',
  email: 'Adresa de e-mail',
  emailHint: 'Adresa de serviciu a persoanei, de exemplu ioana.pop@primaria.ro',
  emailMissing: 'Scrieți adresa de e-mail.',
  emailWrong: 'Introduceți o adresă de e-mail validă.',
  role: 'Rolul',
  chooseRole: 'Alegeți rolul.',
  sendInvitation: 'Trimite invitația',
  invited: 'Invitația a fost trimisă',

  changeRole: 'Schimbă rolul',
  changeRoleTitle: (name: string) => `Schimbați rolul: ${name}`,
  newRole: 'Rolul nou',
  sameRole: 'Alegeți alt rol decât cel de acum.',
  sameRoleAndAreas: 'Alegeți alt rol sau alte domenii decât cele de acum.',
  areas: 'Domenii de lucru',
  areasHint: 'În celelalte domenii citește tot, dar nu poate schimba nimic.',
  areasMissing: 'Alegeți cel puțin un domeniu. Pentru cine doar citește, alegeți rolul Cititor.',
  ownRoleText: 'Este rolul dvs. După schimbare nu mai puteți administra membrii.',
  save: 'Salvează rolul',
  roleChanged: 'Rolul a fost schimbat',

  remove: 'Scoate din organizație',
  removeTitle: (name: string) => `Scoateți din organizație: ${name}?`,
  removeText:
    'Persoana pierde imediat accesul la organizație. Tot ce a lucrat rămâne al organizației, iar contul ei personal nu se șterge. O puteți invita din nou oricând.',
  removed: 'Persoana a fost scoasă din organizație',

  leave: 'Părăsește organizația',
  leaveTitle: (name: string) => `Părăsiți ${name}?`,
  left: 'Ați părăsit organizația',
  leaveText:
    'Pierdeți imediat accesul, iar sesiunea se încheie. Tot ce ați lucrat rămâne al organizației. Ca să reveniți, aveți nevoie de o invitație de la un proprietar.',

  handOver: 'Predă rolul de proprietar',
  handOverTitle: (name: string) => `Predați rolul de proprietar către ${name}?`,
  handOverText: (name: string) =>
    `${name} devine proprietar și poate administra membrii. Dvs. rămâneți în organizație ca editor: puteți lucra, dar nu mai puteți invita, schimba roluri sau scoate membri. Numai noul proprietar vă poate da rolul înapoi.`,
  handedOver: 'Rolul de proprietar a fost predat',

  invitations: 'Invitații deschise',
  invitedAs: (role: string, by: string) => `${role}, invitație trimisă de ${by}`,
  expires: (when: string) => `Expiră pe ${when}`,
  expired: 'Expirată',
  resend: 'Trimite din nou',
  resendTo: (email: string) => `Trimite din nou, ${email}`,
  resent: 'Invitația a fost trimisă din nou',
  sending: 'Se trimite…',
  revoke: 'Anulează',
  revokeTo: (email: string) => `Anulează, ${email}`,
  revokeTitle: (email: string) => `Anulați invitația pentru ${email}?`,
  revokeText: 'Linkul din e-mail nu mai poate fi folosit. Puteți trimite oricând altă invitație.',
  revokeConfirm: 'Anulează invitația',
  revoked: 'Invitația a fost anulată',

  requests: 'Cereri de acces',
  requestedOn: (when: string) => `Cerut pe ${when}`,
  accept: 'Acordă acces',
  acceptFor: (name: string) => `Acordă acces, ${name}`,
  acceptTitle: (name: string) => `Acordați acces: ${name}`,
  acceptText:
    'Persoana este anunțată prin e-mail și poate lucra imediat. Acordați acces numai cui știți că face parte din organizație.',
  accepted: 'Accesul a fost acordat',
  decline: 'Refuză',
  declineFor: (name: string) => `Refuză, ${name}`,
  declineTitle: (name: string) => `Refuzați accesul: ${name}?`,
  declineConfirm: 'Refuză accesul',
  declineHint: 'Îl citește persoana care a cerut accesul.',
  declined: 'Accesul a fost refuzat',
};

export const ROLE_HINTS: Record<Role, string> = {
  owner: 'Lucrează în numele organizației și administrează membrii: invită, schimbă roluri, scoate persoane.',
  editor: 'Lucrează în numele organizației: scrie, trimite și modifică. Nu administrează membrii.',
  viewer: 'Vede tot ce vede organizația, dar nu poate trimite sau modifica nimic.',
};

export const LEADS: Record<Kind, string> = {
  uat: 'Cine lucrează în portal în numele instituției dvs. și cu ce drepturi.',
  firma: 'Cine lucrează în portal în numele firmei dvs. și cu ce drepturi.',
  admin: 'Cine lucrează în portal în numele asociației și cu ce drepturi.',
};
