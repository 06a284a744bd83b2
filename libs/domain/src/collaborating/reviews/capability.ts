import type { Capability } from '../../capability.ts';
import { Review } from './review.entity.ts';

export const reviews: Capability = {
  name: 'reviews',
  entities: [Review],
  constraints: { review_project_id_author_id_key: 'review.exists' },
};
