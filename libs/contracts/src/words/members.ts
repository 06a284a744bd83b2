import type { Errors, LiveLists } from './words.ts';

export const ERRORS = {
  'member.last_owner': [409, 'Organizația are nevoie de cel puțin un proprietar.'],
  'member.not_active': [409, 'Contul persoanei este suspendat sau urmează să fie șters; nu poate fi proprietar.'],
  'member.area_missing': [403, 'Nu lucrați în acest domeniu al asociației.'],
  'member.exists': [409, 'Persoana face deja parte din organizație.'],
  'invitation.exists': [409, 'Această adresă are deja o invitație deschisă.'],
  'founding.known': [409, 'Organizația cu acest CUI este deja în portal.'],
  'founding.applying': [409, 'Are o cerere de înscriere nedecisă. Decideți-o la Cereri.'],
  'founding.open': [409, 'Are deja o invitație deschisă la această adresă.'],
  'invitation.too_often': [
    429,
    'Ați trimis deja cinci invitații la această adresă în ultimele 24 de ore. Rugați persoana să caute mesajul, și în Spam, sau încercați mâine.',
  ],
  'invitation.other_account': [403, 'Invitația este pentru altă adresă de e-mail. Conectați-vă cu acel cont.'],
} as const satisfies Errors;

export const ACTS = {
  'membership.join': 'Membru nou',
  'membership.changeRole': 'Rol schimbat',
  'membership.changeAreas': 'Domenii de lucru schimbate',
  'membership.remove': 'Membru scos din organizație',
  'membership.handOver': 'Rol de proprietar predat',
  'invitation.create': 'Invitație trimisă',
  'invitation.resend': 'Invitație retrimisă',
  'invitation.revoke': 'Invitație anulată',
  'invitation.accept': 'Invitație acceptată',
  'founding-invitation.create': 'Organizație invitată în portal',
  'founding-invitation.replace': 'Invitația organizației înlocuită',
  'founding-invitation.revoke': 'Invitația organizației anulată',
  'founding-invitation.accept': 'Invitația organizației acceptată',
  'access-request.create': 'Acces cerut',
  'access-request.accept': 'Acces acordat',
  'access-request.decline': 'Acces refuzat',
};

export const LIVE_TOPICS = {
  membership: ['members'],
  invitation: ['members'],
  'founding-invitation': ['users'],
  'access-request': ['members'],
} as const satisfies LiveLists;
