import type { Scene } from '../pictures/scene.ts';

/** `changes`: sent back as a draft; `revised`: published, with another text waiting. */
export type Fate = 'draft' | 'changes' | 'pending' | 'published' | 'rejected' | 'withdrawn' | 'revised';

/**
 * An article of the demonstration. `by` is its organisation's name. The text has one block per line: '## ' begins a heading,
 * '- ' a list item, '> ' a quotation, anything else a paragraph.
 */
export interface ArticleSource {
  by: string;
  category: string;
  title: string;
  summary: string;
  text: string;
  /** What its picture shows; those without have the drawing of their category. */
  scene?: Scene;
  /** Where it has come to; published when left out. */
  fate?: Fate;
  /** Why it was sent back, rejected or withdrawn. */
  reason?: string;
}
