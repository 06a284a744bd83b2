import { z } from 'zod';
import { anyone } from './access.ts';
import { id, isoDateTime, KINDS } from './common.ts';
import { operations, read } from './operations.ts';

/* Without names of persons and organisations: only the kind of organisation that wrote it. */
const publicPost = z.object({ id, kind: z.enum(KINDS), at: isoDateTime, body: z.string() });
export type PublicPost = z.infer<typeof publicPost>;

/** A solved topic that the association has published for visitors. */
export const publicTopic = z.object({
  id,
  title: z.string(),
  category: z.string(),
  /** Beginning of the question, as plain text. */
  excerpt: z.string(),
  question: publicPost,
  accepted: publicPost,
  replies: z.array(publicPost),
});
export type PublicTopicView = z.infer<typeof publicTopic>;

export const publicForumOperations = operations(['public'], {
  topic: read('/forum/:id', { access: anyone, view: publicTopic }),
});
