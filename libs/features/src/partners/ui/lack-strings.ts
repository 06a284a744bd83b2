import type { Lack } from '@psp/contracts/company-lacks';
import { plural } from '@psp/design-system/format';

const certificates = (count: number) => plural(count, { one: 'certificat', few: 'certificate', other: 'certificate' });

const WORDS: Record<Lack['what'], (count: number) => string> = {
  description: () => 'lipsește descrierea',
  facts: () => 'lipsesc anul înființării sau angajații',
  place: () => 'lipsește județul',
  contact: () => 'lipsesc telefonul și e-mailul',
  services: () => 'niciun serviciu',
  counties: () => 'niciun județ ales',
  certificates: () => 'niciun certificat',
  expired: (count) => (count === 1 ? 'un certificat a expirat' : `${certificates(count)} au expirat`),
  notFiled: (count) => (count === 1 ? 'un certificat fără fișier' : `${certificates(count)} fără fișier`),
  portfolio: () => 'nicio lucrare',
  team: () => 'nimeni în echipă',
};

/** What a part of a firm's profile lacks in words, '' for nothing. */
export const lackWords = (lacks: Lack[]): string => lacks.map(({ what, count }) => WORDS[what](count)).join(', ');
