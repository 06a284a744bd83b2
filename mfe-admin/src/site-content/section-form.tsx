import { Button } from '@psp/design-system/button';
import { RadioField } from '@psp/design-system/choice-fields';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { formatNumber } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { styled } from 'styled-components';
import { COUNTED, type FigureInput, type FormPart, type Input, type ItemsInput } from './forms.ts';
import { fieldId, type PartProps } from './part-props.ts';
import { strings } from './strings.ts';
import { at, listAt, put, textAt, type Value, without } from './values.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 16px 20px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  legend { padding: 0 6px; font-weight: 650; }
`;

/** A figure: its label, its source, and its value unless the portal counts it. */
function FigureFields({ part, content, change, errorAt, computed }: PartProps & { part: FigureInput }) {
  const { path, label, figure } = part;
  const counted = computed[figure];
  const field = (name: string) => {
    const whole = `${path}.${name}`;
    return {
      id: fieldId(whole),
      error: errorAt(whole),
      value: textAt(content, whole),
      onChange: (text: string) => change(put(content, whole, text)),
    };
  };
  const shown = counted === null ? strings.nothingCounted : formatNumber(Math.round(counted));
  return (
    <Group>
      <legend>{label}</legend>
      <Stack gap={16}>
        <TextField label={strings.figureLabel} {...field('label')} />
        <RadioField
          label={strings.figureSource}
          options={[
            { value: 'stated', label: strings.stated },
            { value: 'computed', label: strings.computed(shown), hint: COUNTED[figure] },
          ]}
          {...field('source')}
        />
        <TextField label={strings.figureValue} {...field('value')} />
      </Stack>
    </Group>
  );
}

/** Fields of a section. */
export function SectionForm({ parts, ...rest }: PartProps & { parts: readonly FormPart[] }) {
  return (
    <Stack gap={24}>
      {parts.map((part) => {
        if (part.kind === 'figure') return <FigureFields key={part.path} part={part} {...rest} />;
        if (part.kind === 'items') return <ItemsFields key={part.path} part={part} {...rest} />;
        return <InputField key={part.path} input={part} {...rest} />;
      })}
    </Stack>
  );
}

/* Each line is an item of the list; empty lines are none. */
const asLines = (value: Value | undefined): string => (Array.isArray(value) ? value.map(String).join('\n') : '');

function InputField({ input, content, change, errorAt }: PartProps & { input: Input }) {
  const { kind, path, label, hint } = input;
  const shared = { id: fieldId(path), label, hint, error: errorAt(path) };
  if (kind === 'lines') {
    const error =
      shared.error ??
      listAt(content, path)
        .map((_, index) => errorAt(`${path}.${index}`))
        .find(Boolean);
    const set = (text: string) => change(put(content, path, text.split('\n')));
    return <TextAreaField {...shared} error={error} rows={4} value={asLines(at(content, path))} onChange={set} />;
  }
  const set = (text: string) => change(put(content, path, text));
  const Field = kind === 'long' ? TextAreaField : TextField;
  return <Field {...shared} {...(kind === 'long' ? { rows: 3 } : {})} value={textAt(content, path)} onChange={set} />;
}

const Item = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 16px 20px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  legend { padding: 0 6px; font-weight: 650; }
`;

type ItemsProps = PartProps & { part: ItemsInput };

function ItemsFields(props: ItemsProps) {
  const { part, content, change } = props;
  const items = listAt(content, part.path);
  return (
    <Stack gap={16}>
      {items.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no ids
        <ItemFields key={index} {...props} index={index} mayGo={items.length > part.min} />
      ))}
      {items.length < part.max ? (
        <Row>
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden />}
            onPress={() => change(put(content, part.path, [...items, part.blank]))}
          >
            {strings.add(part.one)}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

function ItemFields({ part, index, mayGo, ...rest }: ItemsProps & { index: number; mayGo: boolean }) {
  const { content, change } = rest;
  const name = `${part.label} ${index + 1}`;
  return (
    <Item>
      <legend>{name}</legend>
      <Stack gap={16}>
        {part.inputs.map((input) => {
          const path = `${part.path}.${index}.${input.path}`;
          return <InputField key={path} input={{ ...input, path }} {...rest} />;
        })}
        {mayGo ? (
          <Row>
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden />}
              onPress={() => change(without(content, part.path, index))}
            >
              {strings.remove(name)}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Item>
  );
}
