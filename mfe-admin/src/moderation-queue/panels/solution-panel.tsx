import { solutionQueue } from '../../solutions/queries.ts';
import { solutionContent } from '../../solutions/solution-page.tsx';
import { panelOf } from '../panel.tsx';

export const SolutionPanel = panelOf({ viewQuery: solutionQueue.viewQuery, contentOf: solutionContent });
