import { actProblems } from '@psp/contracts/legislation-problems';
import { type SplitArticle, splitAct } from '@psp/contracts/legislation-text';

/** The articles of a text, and what keeps it from being saved. */
export interface ReadActText {
  articles: SplitArticle[];
  problems: string[];
}

/** Splits the text of an act and checks it. Runs in a thread. */
export function readActText(text: string): ReadActText {
  const articles = splitAct(text);
  return { articles, problems: actProblems(articles) };
}
