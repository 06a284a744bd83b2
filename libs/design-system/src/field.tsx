import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from './visually-hidden.ts';
import { words } from './words.ts';

/** Props of every field; `T` is the type of its value. */
export interface FieldProps<T> {
  label: string;
  hint?: ReactNode;
  /** Error message, the same as in the error summary. */
  error?: string;
  /** Id of the control, to which the error summary links. */
  id?: string;
  name?: string;
  value: T;
  onChange: (value: T) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  isOptional?: boolean;
  /** Visually hides the label. */
  isLabelHidden?: boolean;
}

type Described = Pick<FieldProps<unknown>, 'id' | 'hint' | 'error'>;

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
  describedBy: string | undefined;
}

export function useFieldIds({ id, hint, error }: Described): FieldIds {
  const own = useId();
  const control = id ?? own;
  const ids = { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
  const parts = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean);
  return { ...ids, describedBy: parts.length > 0 ? parts.join(' ') : undefined };
}

/** ARIA attributes of a native control with a label, a hint and an error. */
export function controlAttributes(
  ids: FieldIds,
  props: Pick<FieldProps<unknown>, 'name' | 'onBlur' | 'isDisabled' | 'error'>,
) {
  return {
    id: ids.control,
    name: props.name,
    onBlur: props.onBlur,
    disabled: props.isDisabled,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': ids.describedBy,
  };
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.4;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Muted = styled.span`
  color: var(--ink-muted);
  font-weight: 400;
`;

export const Hint = styled.div`
  color: var(--ink-muted);
  font-size: 1rem;
  line-height: 1.45;
  max-width: 70ch;
`;

const ErrorLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: var(--brick-700);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
  svg { margin-top: 0.15em; }
`;

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <ErrorLine id={id}>
      <CircleAlert size={18} aria-hidden />
      <span>{children}</span>
    </ErrorLine>
  );
}

export function OptionalMark({ isOptional }: { isOptional: boolean | undefined }) {
  return isOptional ? <Muted> ({words.optional})</Muted> : null;
}

type FrameProps = Pick<FieldProps<unknown>, 'label' | 'hint' | 'error' | 'isOptional' | 'isLabelHidden'> & {
  ids: FieldIds;
  children: ReactNode;
};

/** Label above, then hint, then control, then error. */
export function FieldFrame({ ids, label, hint, error, isOptional, isLabelHidden = false, children }: FrameProps) {
  return (
    <Root data-field="">
      <Label id={ids.label} htmlFor={ids.control} $hidden={isLabelHidden}>
        {label}
        <OptionalMark isOptional={isOptional} />
      </Label>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </Root>
  );
}
