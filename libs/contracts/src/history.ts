import { ACT_LABELS } from './capabilities.ts';

/** Name of a recorded act: `<entity>.<action>`. */
export type Act = keyof typeof ACT_LABELS;
/** Audited entity. */
export type AuditedEntity = Act extends `${infer Entity}.${string}` ? Entity : never;

const isAct = (action: string): action is Act => Object.hasOwn(ACT_LABELS, action);

export const actLabel = (action: string): string => (isAct(action) ? ACT_LABELS[action] : 'Operațiune în portal');

const INTERNAL_ACTS: readonly string[] = [
  'conversation.note',
  'ticket.note',
  'user-note.write',
  'user-note.edit',
  'user-note.remove',
] satisfies Act[];

/** Whether only colleagues of its author see an act. */
export const isInternalAct = (action: string): boolean => INTERNAL_ACTS.includes(action);

interface Entry {
  action: string;
  outcome: 'done' | 'refused';
  about?: string | null | undefined;
}

/** Label of a history entry: "Etapă finalizată: Instruire"; for a refused act "Încercare refuzată: ofertă depusă". */
export const entryLabel = ({ action, outcome, about }: Entry): string => {
  const label = about ? `${actLabel(action)}: ${about}` : actLabel(action);
  return outcome === 'done' ? label : `Încercare refuzată: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
};
