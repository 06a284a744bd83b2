import { reviewQuery } from '../../reviews/queries.ts';
import { reviewContent } from '../../reviews/review-page.tsx';
import { panelOf } from '../panel.tsx';

export const ReviewPanel = panelOf({ viewQuery: reviewQuery, contentOf: reviewContent });
