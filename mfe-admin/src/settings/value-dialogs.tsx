import { CheckboxField } from '@psp/design-system/choice-fields';
import { type Option, SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import type { ActForm } from '@psp/features/forms/ui/use-act-form';
import type { ReactNode } from 'react';
import type { ListedValue } from './value-table.tsx';
import { valueListStrings as strings } from './value-list-strings.ts';

export const valueOptions = (values: readonly ListedValue[]): Option[] =>
  values.map(({ slug, name }) => ({ value: slug, label: name }));

interface EditDialogProps<Fields extends Pick<ListedValue, 'name' | 'isOn'>> {
  /** Name of the value. */
  about: string;
  form: ActForm<Fields, Fields>;
  nameMax: number;
  /** Without it, the value stays on. */
  isOnHint: string | undefined;
  /** Further fields. */
  children?: ReactNode;
}

/** Dialog in which a value is renamed, and turned on or off. */
export function EditDialog<Fields extends Pick<ListedValue, 'name' | 'isOn'>>(props: EditDialogProps<Fields>) {
  const { about, form, nameMax, isOnHint, children } = props;
  return (
    <AskButton
      act={form}
      label={strings.edit}
      about={about}
      title={strings.editTitle(about)}
      variant="quiet"
      size="small"
    >
      <TextField {...form.field('name')} label={strings.name} maxLength={nameMax} />
      {children}
      {isOnHint === undefined ? null : <CheckboxField {...form.field('isOn')} label={strings.isOn} hint={isOnHint} />}
    </AskButton>
  );
}

interface MoveDialogProps {
  about: string;
  form: ActForm<{ to: string }, { to: string }>;
  words: { move: string; moveTitle: (name: string) => string; to: string };
  /** What is moved. */
  text: string;
  options: readonly Option[];
}

/** Dialog in which all uses of a value are moved to another one. */
export function MoveDialog({ about, form, words, text, options }: MoveDialogProps) {
  return (
    <AskButton act={form} label={words.move} about={about} title={words.moveTitle(about)} variant="quiet" size="small">
      <p>{text}</p>
      <SelectField {...form.field('to')} label={words.to} placeholder={strings.choose} options={options} />
    </AskButton>
  );
}
