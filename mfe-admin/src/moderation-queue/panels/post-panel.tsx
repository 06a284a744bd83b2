import { postContent } from '../../forum/post-page.tsx';
import { postQueue } from '../../forum/queries.ts';
import { panelOf } from '../panel.tsx';

export const PostPanel = panelOf({ viewQuery: postQueue.viewQuery, contentOf: postContent });
