import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'push.off': [422, 'Portalul nu trimite notificări pe dispozitive.'],
  'push.address_refused': [422, 'Portalul nu poate trimite notificări la adresa pe care a dat-o browserul.'],
  'push.too_many': [422, 'Primiți deja notificări pe 10 dispozitive. Ștergeți unul din listă, apoi porniți-le aici.'],
} as const satisfies Errors;

export const ACTS = {
  'push-device.add': 'Notificări pornite pe un dispozitiv',
  'push-device.renew': 'Notificări reînnoite pe un dispozitiv',
  'push-device.remove': 'Notificări oprite pe un dispozitiv',
  'push-device.try': 'Notificare de probă trimisă',
} satisfies Labels;
