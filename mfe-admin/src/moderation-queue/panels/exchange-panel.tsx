import { projectContent } from '../../exchange/project-page.tsx';
import { exchangeQueue } from '../../exchange/queries.ts';
import { panelOf } from '../panel.tsx';

export const ExchangePanel = panelOf({ viewQuery: exchangeQueue.viewQuery, contentOf: projectContent });
