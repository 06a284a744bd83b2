import type { Capability } from '../../capability.ts';
import { StartingTexts } from '../../migrations/0031-starting-texts.ts';

export const startingTexts: Capability = {
  name: 'starting-texts',
  migrations: { '0031-starting-texts': StartingTexts },
};
