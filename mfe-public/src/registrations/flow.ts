import type { ReactNode } from 'react';
import type { FieldsProps } from './fields-props.ts';
import type { Problem } from './problems.ts';
import type { KnownOrganisation, PersonValues } from './values.ts';

/** What the address calls the three ways in: `?tip=uat`. */
export const TIPS = { uat: 'uat', firma: 'firma', access: 'acces' } as const;
export type FlowKind = keyof typeof TIPS;

export interface Step<T> {
  title: string;
  lead?: string;
  /** Its fields, in their order on the page. */
  names: readonly (keyof T & string)[];
  problems: (values: T) => Problem[];
  /** What else stops it at this moment: a file on its way. */
  waiting?: readonly Problem[];
  fields: (props: FieldsProps<T>) => ReactNode;
  /** Asked of the server when the fields are right; what it finds stops the step. */
  ask?: () => Promise<Problem[]>;
}

/** One line of the check page; `id` is that of its field, which stands on the step of that number. */
export interface Fact {
  id: string;
  step: number;
  term: string;
  text: string;
}

/** One way of signing up: its steps, what the check page shows, and what is sent. */
export interface Flow<T extends PersonValues> {
  kind: FlowKind;
  steps: readonly Step<T>[];
  facts: (values: T) => Fact[];
  /** What others know of the person: a password must not hold it. */
  personal: (values: T) => string[];
  /** The body, not yet checked. */
  body: (values: T) => object;
  /** The field that the server means by a path of the body. */
  fieldAt: (path: string, values: T) => string;
  /** Forgets the uploaded file, which is no more; absent without one. */
  dropFile?: () => void;
  /** The tax code was taken meanwhile: who has it. */
  findOwner?: () => Promise<KnownOrganisation | null>;
  onAskAccess?: (organisation: KnownOrganisation) => void;
}

/** Number of the first step with something wrong; the check page's when there is none. */
export function firstOpenStep<T extends PersonValues>(flow: Flow<T>, values: T): number {
  const open = flow.steps.findIndex(({ problems, waiting = [] }) => [...problems(values), ...waiting].length > 0);
  return (open === -1 ? flow.steps.length : open) + 1;
}

export const stepAddress = (kind: FlowKind, step: number, field?: string): string =>
  `/register?tip=${TIPS[kind]}&pas=${step}${field ? `&verificare=1#${field}` : ''}`;
