import { reportQueue } from '../../reported-conversations/queries.ts';
import { reportContent } from '../../reported-conversations/report-page.tsx';
import { panelOf } from '../panel.tsx';

export const ReportPanel = panelOf({ viewQuery: reportQueue.viewQuery, contentOf: reportContent });
