import { ACT_LABELS } from './capabilities.ts';

/** What is recorded when somebody does something: `<entity>.<action>`. */
export type Act = keyof typeof ACT_LABELS;
/** Name under which the changes of an entity are recorded and found again. */
export type AuditedEntity = Act extends `${infer Entity}.${string}` ? Entity : never;

const isAct = (action: string): action is Act => Object.hasOwn(ACT_LABELS, action);

export const actLabel = (action: string): string => (isAct(action) ? ACT_LABELS[action] : 'Operațiune în portal');

/** What was done, or that it was tried and refused: "Încercare refuzată: ofertă depusă". */
export const entryLabel = ({ action, outcome }: { action: string; outcome: 'done' | 'refused' }): string => {
  const label = actLabel(action);
  return outcome === 'done' ? label : `Încercare refuzată: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
};
