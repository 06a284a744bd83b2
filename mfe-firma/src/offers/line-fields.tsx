import { amountsOfLine, LINE_TEXT_MAX, type OfferLine, UNIT_MAX } from '@psp/contracts/offer-lines';
import { VAT_RATES } from '@psp/contracts/vat-rates';
import { Button } from '@psp/design-system/button';
import { NumberField } from '@psp/design-system/number-field';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { formatLei } from '@psp/design-system/format';
import { media } from '@psp/design-system/theme';
import Trash from 'lucide-react/icons/trash';
import { memo } from 'react';
import { styled } from 'styled-components';
import { type LineField, lineFieldId } from './lines.ts';
import { lines as words } from './field-strings.ts';
import { editor } from './strings.ts';

const RATES = VAT_RATES.map((rate) => ({ value: String(rate), label: editor.vatOption(rate) }));

const Card = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  /* A row of a table, where there is room for its columns. */
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: start;
    gap: 8px;
    padding: 0;
    border: 0;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: start;
  ${media.narrow} { > :nth-child(3) { grid-column: 1 / -1; } }
  @media (min-width: 1280px) { grid-template-columns: 84px 72px 124px 88px; gap: 8px; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  output { font-variant-numeric: tabular-nums; }
  > button { margin-left: auto; }
  @media (min-width: 1280px) { flex-wrap: nowrap; margin-top: var(--names, 0); width: 15rem; min-height: 44px; font-size: 0.9375rem; line-height: 1.3; }
`;

interface LineFieldsProps {
  line: OfferLine;
  /** Key of the line, passed to both callbacks. */
  id: string;
  at: number;
  problems: Partial<Record<LineField, string>> | undefined;
  onChange: (id: string, line: OfferLine) => void;
  /** Pasted cells that can be read as two numbers. */
  pasted: readonly string[];
  /** Undefined for the only line. */
  onRemove: ((id: string) => void) | undefined;
}

const isShallowEqual = (one: object, other: object): boolean =>
  one === other ||
  Object.keys({ ...one, ...other }).every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)));

const arePropsEqual = (
  { line, problems = {}, ...one }: LineFieldsProps,
  { line: otherLine, problems: otherProblems = {}, ...other }: LineFieldsProps,
): boolean => isShallowEqual(line, otherLine) && isShallowEqual(problems, otherProblems) && isShallowEqual(one, other);

/** The fields and amounts of one line. Rendered again only when its own props change, since there may be 200 lines. */
export const LineFields = memo(function LineFields(props: LineFieldsProps) {
  const { line, id, at, problems = {}, pasted, onChange, onRemove } = props;
  const name = words.line(at + 1);
  const field = <Name extends LineField>(of: Name) => ({
    id: lineFieldId(at, of),
    value: line[of],
    onChange: (value: OfferLine[Name]) => onChange(id, { ...line, [of]: value }),
    ...(problems[of] ? { error: problems[of] } : {}),
  });
  const { value: rate, ...vat } = field('vatRate');
  const amounts = amountsOfLine(line);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out
    <Card role="group" aria-label={name}>
      <TextField {...field('description')} label={words.description(at + 1)} maxLength={LINE_TEXT_MAX} />
      <Grid>
        <NumberField {...field('quantity')} label={words.quantity} hasThousandths pasted={pasted} />
        <TextField {...field('unit')} label={words.unitOf} maxLength={UNIT_MAX} />
        <NumberField {...field('unitPrice')} label={words.unitPrice} suffix="lei" pasted={pasted} />
        <SelectField
          {...vat}
          label={words.vat}
          options={RATES}
          value={String(rate)}
          onChange={(chosen) => onChange(id, { ...line, vatRate: Number(chosen) })}
        />
      </Grid>
      <Foot>
        <output>{amounts ? words.amounts(formatLei(amounts.net), formatLei(amounts.gross)) : words.noAmount}</output>
        {onRemove ? (
          <Button
            variant="quiet"
            size="small"
            icon={<Trash aria-hidden />}
            aria-label={words.remove(name)}
            onPress={() => onRemove(id)}
          >
            {words.removeShort}
          </Button>
        ) : null}
      </Foot>
    </Card>
  );
}, arePropsEqual);
