import type { Scene } from '../pictures/scene.ts';
import type { PartName } from './articles-parts.ts';

/** `changes`: sent back as a draft; `revised`: published, with another text waiting. */
export type Fate = 'draft' | 'changes' | 'pending' | 'published' | 'rejected' | 'withdrawn' | 'revised';

/**
 * An article of the demonstration. `by` is its organisation's name. The text has a block on each line: '## ' begins a heading,
 * '- ' an item of a list, '> ' a quotation, anything else a paragraph. `parts` are sections that several articles end with.
 */
export interface ArticleSource {
  by: string;
  category: string;
  title: string;
  summary: string;
  text: string;
  parts?: readonly PartName[];
  /** What its picture shows; those without have the drawing of their category. */
  scene?: Scene;
  /** Where it has come to; published when left out. */
  fate?: Fate;
  /** Why it was sent back, rejected or withdrawn. */
  reason?: string;
}
