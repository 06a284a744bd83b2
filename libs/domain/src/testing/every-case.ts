import { expect, test } from '@jest/globals';
import type { Doer } from '../actor.ts';
import { DomainError } from '../errors.ts';

interface Cases<State extends string, Action extends string, By> {
  states: readonly State[];
  actors: Record<string, By>;
  /** For each action, in which states whom it is allowed to. What is not named is refused. */
  allowed: Record<Action, Partial<Record<State, string[]>>>;
  /** What each allowed action leads to, when it changes the state. */
  leadsTo: Partial<Record<Action, State>>;
  /** Tries the action on a fresh row in the state; returns the state afterwards. */
  attempt: (state: State, action: Action, doer: By) => State;
  /** What the row says may be done. */
  listed: (state: State, doer: By) => string[];
  /** Actions that follow from others and are listed to nobody. */
  unlisted?: Action[];
}

/** Tries every state × action × actor: the allowed ones lead where they should, all others throw and are not listed. */
export const everyCase = <State extends string, Action extends string, By = Doer>(
  cases: Cases<State, Action, By>,
): void => {
  const { states, actors, allowed, leadsTo, attempt, listed, unlisted = [] } = cases;
  const actions = Object.keys(allowed) as Action[];
  for (const action of actions) {
    for (const state of states) {
      const permitted = allowed[action][state] ?? [];
      test.each(Object.entries(actors))(
        `${action} in ${state} by %s ${permitted.length ? `(only ${permitted.join(', ')})` : 'is refused'}`,
        (name, doer) => {
          const may = permitted.includes(name);
          if (may) expect(attempt(state, action, doer)).toBe(leadsTo[action] ?? state);
          else expect(() => attempt(state, action, doer)).toThrow(DomainError);
          expect(listed(state, doer).includes(action)).toBe(may && !unlisted.includes(action));
        },
      );
    }
  }
};
