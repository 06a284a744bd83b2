import type { Scene } from '../pictures/scene.ts';

/** `changes`: sent back as a draft; `revised`: published, with a pending revision. */
export type ArticleOutcome = 'draft' | 'changes' | 'pending' | 'published' | 'rejected' | 'withdrawn' | 'revised';

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
  /** Content of its cover picture; without it the picture of the category is used. */
  scene?: Scene;
  /** Published by default. */
  outcome?: ArticleOutcome;
  /** Reason for sending it back, rejecting or withdrawing it. */
  reason?: string;
}
