import { knowledgeLoader } from '@psp/features/knowledge/ui/area';
import { knowledge } from './area.ts';

export const loadResults = knowledgeLoader(knowledge);
