import { expect, test } from '@jest/globals';
import type { Doer } from '../actor.ts';
import { DomainError } from '../errors.ts';

interface Cases<State extends string, Action extends string, By> {
  states: readonly State[];
  actors: Record<string, By>;
  /** For each action and state, the actors who may take it. Everything else must be refused. */
  allowed: Record<Action, Partial<Record<State, string[]>>>;
  /** The new state, for each action that changes it. */
  leadsTo: Partial<Record<Action, State>>;
  /** Tries the action on a fresh row in the state; returns the state afterwards. */
  attempt: (state: State, action: Action, doer: By) => State;
  /** Returns the actions that the row offers to the doer. */
  listed: (state: State, doer: By) => string[];
  /** Actions that are allowed but never offered, because they follow from others. */
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
 * Tests every combination of state, action and actor, with one test for each state and action: allowed actions must lead to their new
 * state and be listed; all others must be refused and not be listed.
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
