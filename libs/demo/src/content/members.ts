import type { Role } from '@psp/contracts/common';
import { SIBIU } from './authorities.ts';
import { CIVIS } from './firm-source.ts';

export const ASSOCIATION = 'Asociația Servicii Publice';

interface Colleague {
  email: string;
  name: string;
  position: string;
  /** Days before now. */
  joinedAgo: number;
  /** Organisations by name, with the role in each. */
  roles: readonly (readonly [organisation: string, role: Role])[];
}

/** Members besides the first owner of each organisation. */
export const COLLEAGUES: readonly Colleague[] = [
  {
    email: 'editor@demo.psp',
    name: 'Mihai Crișan',
    position: 'Inspector achiziții publice',
    joinedAgo: 402.3,
    roles: [[SIBIU, 'editor']],
  },
  {
    email: 'cititor@demo.psp',
    name: 'Daniela Sava',
    position: 'Auditor intern',
    joinedAgo: 96.7,
    roles: [[SIBIU, 'viewer']],
  },
  {
    email: 'editor.firma@demo.psp',
    name: 'Roxana Filip',
    position: 'Manager de proiect',
    joinedAgo: 233.2,
    roles: [[CIVIS, 'editor']],
  },
  {
    email: 'admin2@demo.psp',
    name: 'Radu Neagu',
    position: 'Coordonator membri',
    joinedAgo: 310.6,
    roles: [[ASSOCIATION, 'editor']],
  },
  {
    email: 'consultant@demo.psp',
    name: 'Elena Marin',
    position: 'Consultant',
    joinedAgo: 58.4,
    roles: [
      ['Fondeuro Consult', 'editor'],
      ['Comuna Cristian', 'viewer'],
    ],
  },
];

/** An open invitation to Sibiu. */
export const INVITED = { email: 'invitat@demo.psp', role: 'editor', daysAgo: 1.2, validDays: 7 } as const;

/** A pending access request to Sibiu. */
export const ACCESS_REQUEST = {
  email: 'acces@demo.psp',
  name: 'Dan Lupu',
  position: 'Consilier juridic',
  message: 'Lucrez la serviciul juridic și urmăresc achizițiile de servicii.',
  daysAgo: 0.9,
} as const;
