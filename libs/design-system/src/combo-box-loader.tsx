import { lazy, Suspense } from 'react';
import type { ComboBoxFieldProps } from './combo-box-field.tsx';
import { TextField } from './text-fields.tsx';

/** Loaded on demand: it weighs 60 kB, more than all other fields together. */
const Loaded = lazy(() => import('./combo-box-field.tsx').then((module) => ({ default: module.ComboBoxField })));

const ignore = () => undefined;

/** A text input with suggestions; disabled until its code is loaded. */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { label, hint, error, id, isOptional, isLabelHidden, placeholder, options, kept } = props;
  const shown = [...options, kept].find((option) => option?.value === props.value)?.label ?? props.value;
  const same = { label, hint, error, id, isOptional, isLabelHidden, placeholder };
  return (
    <Suspense fallback={<TextField {...same} value={shown} onChange={ignore} isDisabled />}>
      <Loaded {...props} />
    </Suspense>
  );
}
