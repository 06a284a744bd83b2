import { ERRORS } from '@psp/contracts/words/templates';
import type { Capability } from '../../capability.ts';

export const templates: Capability = { name: 'templates', words: { ERRORS } };
