import { serverNow } from '@psp/auth/session/server-clock';
import { MONTHS_MAX, monthAfter, monthsOf, NAMED_PERIODS, type ReportPeriod } from '@psp/contracts/report-periods';
import { monthLabel } from '@psp/contracts/report-words';
import { Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

const isNamed = (period: ReportPeriod) => NAMED_PERIODS.some((name) => name === period);

interface PeriodChoiceProps {
  period: ReportPeriod;
  onChange: (period: ReportPeriod) => void;
}

/** Field for a named period, or for first and last month, which start with those of the shown period. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { first, last } = monthsOf(period, serverNow());
  const choose = (name: string) => {
    const named = NAMED_PERIODS.find((one) => one === name);
    onChange(named ?? `${first}..${last}`);
  };
  return (
    <Row gap={12}>
      <SelectField
        label={strings.period}
        options={optionsOf(strings.periods, [...NAMED_PERIODS, 'own'])}
        value={isNamed(period) ? period : 'own'}
        onChange={choose}
      />
      {isNamed(period) ? null : <OwnMonths first={first} last={last} onChange={onChange} />}
    </Row>
  );
}

interface OwnMonthsProps extends Pick<PeriodChoiceProps, 'onChange'> {
  first: string;
  last: string;
}

/* When the first month is set after the last one, or the last before the first, both become the same. */
function OwnMonths({ first, last, onChange }: OwnMonthsProps) {
  const { last: present } = monthsOf('3', serverNow());
  const months = Array.from({ length: MONTHS_MAX }, (_, ago) => monthAfter(present, -ago));
  const shown = [...new Set([...months, first, last])].toSorted().toReversed();
  const options = shown.map((value) => ({ value, label: monthLabel(value) }));
  return (
    <>
      <SelectField
        label={strings.fromMonth}
        options={options}
        value={first}
        onChange={(month) => onChange(`${month}..${month > last ? month : last}`)}
      />
      <SelectField
        label={strings.toMonth}
        options={options}
        value={last}
        onChange={(month) => onChange(`${month < first ? month : first}..${month}`)}
      />
    </>
  );
}
