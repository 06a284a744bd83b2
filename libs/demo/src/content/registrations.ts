import { VAMA } from './authorities.ts';
import type { RegistrationContent } from '@psp/domain/joining/registrations/content';

type WithoutCui<T> = T extends { organisation: infer O }
  ? Omit<T, 'organisation'> & { organisation: Omit<O, 'cui'> }
  : never;

/** Unconfirmed sign-ups with their age in days. Their tax codes are invented. */
export const REGISTRATIONS: readonly { daysAgo: number; content: WithoutCui<RegistrationContent> }[] = [
  {
    daysAgo: 0.15,
    content: {
      kind: 'uat',
      contactName: 'Gheorghe Petcu',
      position: 'Viceprimar',
      email: 'viceprimar@comuna-vama.example',
      phone: '+40744123456',
      organisation: {
        countyCode: 'SV',
        siruta: VAMA.siruta,
        name: VAMA.name,
        uatType: VAMA.type,
        address: 'Str. Principală nr. 47, Vama',
        cuiConfirmed: false,
        package: 'bronze',
        description: '',
      },
    },
  },
  {
    daysAgo: 0.7,
    content: {
      kind: 'firma',
      contactName: 'Oana Dobre',
      position: 'Administrator',
      email: 'office@clar-contabil.example',
      phone: '+40733987654',
      organisation: {
        name: 'Clar Contabil',
        cuiConfirmed: false,
        registrationNumber: 'J2025004412000',
        countyCode: 'CT',
        locality: 'Constanța',
        address: 'Bd. Tomis nr. 210, Constanța',
        website: '',
        legalRepresentative: 'Oana Dobre',
        expertise: ['stabilire-taxe-locale'],
        portfolio: 'Contabilitate bugetară pentru trei comune din Constanța.',
      },
    },
  },
];
