import * as words from '@psp/contracts/words/partners';
import type { Capability } from '../../capability.ts';
import { MemberMarketplace } from '../../migrations/0026-member-marketplace.ts';

export const partners: Capability = {
  name: 'partners',
  words,
  migrations: { '0026-member-marketplace': MemberMarketplace },
};
