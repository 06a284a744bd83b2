import { ACTS, ERRORS } from '@psp/contracts/words/starting-texts';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { StartingTexts } from '../../migrations/0031-starting-texts.ts';
import { EditedTexts } from '../../migrations/0036-edited-texts.ts';
import { StartingText } from './starting-text.entity.ts';

export const startingTexts: Capability = {
  name: 'starting-texts',
  words: { ACTS, ERRORS },
  entities: [StartingText],
  migrations: { '0031-starting-texts': StartingTexts, '0036-edited-texts': EditedTexts },
  personalData: {
    leftOut: { 'starting_text.saved_by': OFFICE_WORK, 'starting_text_version.saved_by': OFFICE_WORK },
    stays: ['starting_text.saved_by', 'starting_text_version.saved_by'],
  },
};
