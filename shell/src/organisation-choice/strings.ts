import type { Kind } from '@psp/contracts/common';

const kinds: Record<Kind, string> = {
  uat: 'Membru PSP',
  firma: 'Partener PSP',
  admin: 'Asociația Servicii Publice',
};

export const strings = {
  title: 'Pentru cine lucrați?',
  lead: 'Faceți parte din mai multe organizații. Alegeți una; o puteți schimba oricând din meniul contului.',
  single: 'Faceți parte dintr-o singură organizație.',
  suspended: (name: string) => `Accesul dvs. pentru ${name} este suspendat.`,
  suspendedText: 'Până la ridicarea suspendării nu puteți lucra în portal pentru această organizație.',
  reason: 'Vezi motivul',
  kinds,
  role: (label: string) => `rol: ${label.toLocaleLowerCase('ro')}`,
  current: 'Organizația curentă',
  opening: 'Se deschide…',
};
