import type { Capability } from '../../capability.ts';
import { Question } from './question.entity.ts';

export const questions: Capability = { name: 'questions', entities: [Question] };
