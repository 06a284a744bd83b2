import { z } from 'zod';
import { slugText } from './common.ts';

/* Category of documents, acts and sources: a value of the list `knowledge-categories`. */

export const category = slugText('Alegeți categoria.');
/** Optional until the next release. */
export const categoryName = z.string().optional();
/** Categories by which a list is filtered, in order. Optional until the next release. */
export const categoryNames = z.array(z.object({ slug: z.string(), name: z.string() })).optional();
