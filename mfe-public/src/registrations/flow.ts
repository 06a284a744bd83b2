import type { ReactNode } from 'react';
import type { FieldsProps } from './form-text.tsx';
import type { Problem } from './problems.ts';
import type { KnownOrganisation, PersonValues } from './values.ts';

/** Values of `?tip=` by kind of sign-up. */
export const TIPS = { uat: 'uat', firma: 'firma', access: 'acces' } as const;
export type FlowKind = keyof typeof TIPS;

export interface Step<T> {
  title: string;
  lead?: string;
  /** Names of its fields, in page order. */
  names: readonly (keyof T & string)[];
  problems: (values: T) => Problem[];
  /** Problems that block the step for now, such as a running upload. */
  waiting?: readonly Problem[];
  fields: (props: FieldsProps<T>) => ReactNode;
  /** Checks with the service once the fields are valid; the returned problems block the step. */
  verify?: () => Promise<Problem[]>;
}

/** One line of the check page. `id`: the id of its field; `step`: the number of the field's step. */
export interface Fact {
  id: string;
  step: number;
  term: string;
  text: string;
}

/** One kind of sign-up: its steps, the lines of the check page, and the body. */
export interface Flow<T extends PersonValues> {
  kind: FlowKind;
  steps: readonly Step<T>[];
  facts: (values: T) => Fact[];
  /** Personal texts that the password must not contain. */
  personal: (values: T) => string[];
  /** The body, not validated. */
  body: (values: T) => object;
  /** Maps a path of the body in a server error to a field. */
  fieldAt: (path: string, values: T) => string;
  /** Drops the uploaded file when the service no longer has it; absent without a file. */
  dropFile?: () => void;
  /** Finds the organisation that registered the tax code in the meantime. */
  findOwner?: () => Promise<KnownOrganisation | null>;
  onAskAccess?: (organisation: KnownOrganisation) => void;
}

/** Number of the first step with problems, from 1; the check page's number when there is none. */
export function firstOpenStep<T extends PersonValues>(flow: Flow<T>, values: T): number {
  const open = flow.steps.findIndex(({ problems, waiting = [] }) => [...problems(values), ...waiting].length > 0);
  return (open === -1 ? flow.steps.length : open) + 1;
}

export const stepAddress = (kind: FlowKind, step: number, field?: string): string =>
  `/register?tip=${TIPS[kind]}&pas=${step}${field ? `&verificare=1#${field}` : ''}`;
