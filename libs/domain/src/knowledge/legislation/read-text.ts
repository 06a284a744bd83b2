/* Functions that run in a thread. */
import { actProblems } from '@psp/contracts/legislation-problems';
import { type SplitArticle, splitAct } from '@psp/contracts/legislation-text';

/** Splits the text of an act into its articles. */
export const articlesOf = (text: string): SplitArticle[] => splitAct(text);

/** Returns what keeps a text from being saved. */
export const problemsOf = (text: string): string[] => actProblems(splitAct(text));
