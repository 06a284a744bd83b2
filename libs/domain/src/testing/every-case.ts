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

const outcomeOf = (attempt: () => string): string => {
  try {
    return `leads to ${attempt()}`;
  } catch (error) {
    if (error instanceof DomainError) return 'is refused';
    throw error;
  }
};

/**
 * Tries every state × action × actor, one test for each state and action and one assertion for each actor: the allowed ones
 * lead where they should, all others are refused and are not listed.
 */
export const everyCase = <State extends string, Action extends string, By = Doer>(
  cases: Cases<State, Action, By>,
): void => {
  const { states, actors, allowed, leadsTo, attempt, listed, unlisted = [] } = cases;
  const actions = Object.keys(allowed) as Action[];
  for (const action of actions) {
    for (const state of states) {
      const permitted = allowed[action][state] ?? [];
      test(`${action} in ${state} ${permitted.length ? `by ${permitted.join(', ')} only` : 'is refused to all'}`, () => {
        expect.assertions(Object.keys(actors).length);
        for (const [actor, doer] of Object.entries(actors)) {
          const may = permitted.includes(actor);
          const outcome = outcomeOf(() => attempt(state, action, doer));
          expect({ actor, outcome, isListed: listed(state, doer).includes(action) }).toEqual({
            actor,
            outcome: may ? `leads to ${leadsTo[action] ?? state}` : 'is refused',
            isListed: may && !unlisted.includes(action),
          });
        }
      });
    }
  }
};
