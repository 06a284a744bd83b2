import type { Problem } from './problems.ts';

type Rules = typeof import('./rules.ts');

let rules: Rules | undefined;

/** Imports the validation rules and the schemas of the bodies, which the first render does not need. */
export async function loadRules(): Promise<Rules> {
  rules = await import('./rules.ts');
  return rules;
}

/** Wraps a check that needs the rules: it finds no problems until they are loaded, or when loading fails. */
export const whenRulesLoaded =
  <V>(check: (rules: Rules, values: V) => Problem[]) =>
  (values: V): Problem[] =>
    rules ? check(rules, values) : [];
