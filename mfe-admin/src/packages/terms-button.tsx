import { MEMBER_PACKAGE_LABELS, type MemberPackage } from '@psp/contracts/package-names';
import { type PackageView, type SetPeriod, setPeriod, yearFrom } from '@psp/contracts/packages';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { dayProblem } from '../common/day-problem.ts';
import { changesOf } from './queries.ts';
import { strings } from './strings.ts';

type Terms = Omit<SetPeriod, 'reason'>;

interface TermsButtonProps {
  view: PackageView;
  blank: Terms;
  /** Whether the sum follows the chosen package and the last day the first one, as for a new period. */
  isNew: boolean;
  label: string;
  title: string;
  text?: string;
  confirmLabel?: (price: number | null) => string;
  done: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  isOffered: boolean;
  send: (body: SetPeriod) => Promise<PackageView>;
}

const PROBLEM_FIELDS = {
  'package-period.kind': 'package',
  'package-period.price_paid': 'price',
  'package-period.ends_before': 'endsOn',
  'package-period.too_long': 'endsOn',
  'package-period.overlaps': 'startsOn',
} as const;

const isDay = (day: string): boolean => dayProblem(day) === undefined;

/** Button with a dialog for package, sum and days of a period, with a reason. */
export function TermsButton(props: TermsButtonProps) {
  const { view, blank, isNew, label, title, text, confirmLabel, done, variant, isOffered, send } = props;
  const { prices } = view.next;
  const form = useActForm<SetPeriod, SetPeriod, PackageView>({
    blank: { ...blank, reason: '' },
    ids: { package: useId(), price: useId(), startsOn: useId(), endsOn: useId(), reason: useId() },
    schema: setPeriod,
    follows: true,
    missing: strings.missing,
    codes: PROBLEM_FIELDS,
    send,
    ...{ ...changesOf(view.organisationId), done, about: view.organisation },
  });
  const priceOf = (name: string) => prices.find((price) => price.package === name);
  const choose = (name: string) =>
    form.change({ package: name as MemberPackage, ...(isNew ? { price: priceOf(name)?.lei ?? null } : {}) });
  const begin = (day: string) =>
    form.change({ startsOn: day, ...(isNew && isDay(day) ? { endsOn: yearFrom(day) } : {}) });
  return (
    <AskButton
      act={form}
      label={label}
      title={title}
      confirmLabel={confirmLabel?.(form.values.price) ?? strings.save}
      variant={variant ?? 'secondary'}
      isOffered={isOffered}
    >
      {text ? <p>{text}</p> : null}
      <SelectField
        {...form.field('package')}
        onChange={choose}
        label={strings.packageField}
        options={prices.map(({ package: value }) => ({ value, label: MEMBER_PACKAGE_LABELS[value] }))}
      />
      <NumberField
        {...form.field('price')}
        label={strings.priceField}
        hint={`${strings.listPrice(priceOf(form.values.package)?.text ?? null)} ${strings.priceHint}`}
        suffix="lei"
        isOptional
      />
      <DateField {...form.field('startsOn')} onChange={begin} label={strings.startsOn} />
      <DateField {...form.field('endsOn')} label={strings.endsOn} hint={strings.endsHint} />
      <TextAreaField
        {...form.field('reason')}
        label={strings.reason}
        hint={strings.reasonHint}
        rows={2}
        maxLength={2000}
      />
    </AskButton>
  );
}
