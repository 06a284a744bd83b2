import type { Problem } from './problems.ts';

type Rules = typeof import('./rules.ts');

let rules: Rules | undefined;

/** Fetches what judges the forms, with the schemas of the bodies, which the first step is shown without. */
export async function loadRules(): Promise<Rules> {
  rules = await import('./rules.ts');
  return rules;
}

/** Judges values by the rules, once they are there. Before, and where they do not come, it finds nothing. */
export const judging =
  <V>(judge: (rules: Rules, values: V) => Problem[]) =>
  (values: V): Problem[] =>
    rules ? judge(rules, values) : [];
