import { lazy, Suspense } from 'react';
import type { ComboBoxFieldProps } from './combo-box-field.tsx';
import { TextField } from './text-fields.tsx';

/** Suggestions weigh more than all other fields together (60 kB), so pages without them must not carry them. */
const Loaded = lazy(() => import('./combo-box-field.tsx').then((module) => ({ default: module.ComboBoxField })));

const ignore = () => undefined;

/** A text box with suggestions; until its code has arrived, the same box with its value, not yet editable. */
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
