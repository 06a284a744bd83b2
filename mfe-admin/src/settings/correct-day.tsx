import { serverNow } from '@psp/auth/session/server-clock';
import type { DatedThreshold } from '@psp/contracts/dated-values';
import { romanianDay } from '@psp/contracts/romania';
import { PURCHASE_KIND_LABELS } from '@psp/contracts/thresholds';
import { DateField } from '@psp/design-system/date-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { dayProblem } from '../common/day-problem.ts';
import { thresholdsQuery, values } from './value-queries.ts';
import { valueStrings } from './value-strings.ts';

const strings = valueStrings.thresholds;

/** Corrects the first day of a built-in threshold. */
export function CorrectDay({ threshold: { id, of, validFrom } }: { threshold: DatedThreshold }) {
  const kind = PURCHASE_KIND_LABELS[of];
  const form = useActForm({
    blank: { validFrom },
    ids: { validFrom: useId() },
    check: (given) => ({
      validFrom: given.validFrom === '' ? valueStrings.dayMissing : dayProblem(given.validFrom),
    }),
    codes: { 'dated-value.future': 'validFrom', 'dated-value.day_taken': 'validFrom' },
    send: (given) =>
      values.call('POST /thresholds/:id/correct', { id, body: { validFrom: given.validFrom, seen: validFrom } }),
    view: thresholdsQuery,
    done: strings.corrected,
  });
  return (
    <AskButton
      act={form}
      label={strings.correct}
      about={kind}
      title={strings.correctTitle(kind)}
      variant="quiet"
      size="small"
    >
      <DateField
        {...form.field('validFrom')}
        label={valueStrings.validFrom}
        hint={strings.correctHint}
        max={romanianDay(serverNow())}
      />
    </AskButton>
  );
}
