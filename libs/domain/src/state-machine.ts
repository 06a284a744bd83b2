import type { ErrorCode } from '@psp/contracts/errors';
import type { Doer } from './actor.ts';
import { DomainError } from './errors.ts';

/** One row of an entity's transition table. */
export interface Transition<Entity, State extends string, By = Doer> {
  from: readonly State[];
  /** The state afterwards; left out when the action changes the row but not its state. */
  to?: State;
  by: (doer: By, entity: Entity) => boolean;
  /** A further condition: returns the refusal, or its error code when the sentence needs no details, or null to allow the action. */
  unless?: (entity: Entity, now: Date) => DomainError | ErrorCode | null;
}

export interface Change<State> {
  action: string;
  from: State;
  to: State;
}

/**
 * Creates the state machine of an entity from its transition table. `actionsFor` lists the actions that the doer may perform now;
 * `apply` performs one or throws `auth.forbidden` (the doer may never do it), `action.not_allowed` (not in this state) or the
 * condition's own code. `By` is the type of the doer, by default a signed-in user or the system.
 */
export const stateMachine = <Entity extends { status: State }, State extends string, Action extends string, By = Doer>(
  table: Record<Action, Transition<Entity, State, By>>,
) => {
  const actions = Object.keys(table) as Action[];
  return {
    actionsFor: (entity: Entity, doer: By, now: Date): Action[] =>
      actions.filter((action) => {
        const { from, by, unless } = table[action];
        return from.includes(entity.status) && by(doer, entity) && !unless?.(entity, now);
      }),
    apply: (entity: Entity, action: Action, doer: By, now: Date): Change<State> => {
      const { from, to, by, unless } = table[action];
      if (!by(doer, entity)) throw new DomainError('auth.forbidden');
      if (!from.includes(entity.status)) throw new DomainError('action.not_allowed', { status: entity.status });
      const refusal = unless?.(entity, now);
      if (refusal) throw refusal instanceof DomainError ? refusal : new DomainError(refusal);
      const change = { action, from: entity.status, to: to ?? entity.status };
      entity.status = change.to;
      return change;
    },
  };
};
