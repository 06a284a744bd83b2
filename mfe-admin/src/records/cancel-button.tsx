import { ReasonButton } from '@psp/features/acts/ui/reason';
import type { ComponentProps } from 'react';
import { strings } from './strings.ts';

type Props = Pick<ComponentProps<typeof ReasonButton>, 'act' | 'label' | 'title' | 'isOffered' | 'children'>;

/** Asks for the reason of a cancellation, which both parties read. */
export function CancelButton(props: Props) {
  const { reason: label, reasonHint: hint, reasons: ready } = strings;
  return <ReasonButton {...props} reason={{ label, hint, ready }} variant="secondary" isDanger />;
}
