import { type ActOpinions, LIBRARY_REPORT_LENGTH, type SendReport, sendReport } from '@psp/contracts/library-opinions';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { TextAreaField } from '@psp/design-system/text-fields';
import type { Act } from '@psp/remote/act/use-act';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { strings } from './opinions-strings.ts';

const Toggle = styled.span`
  button[aria-pressed='true'] svg { fill: currentColor; }
`;

/** Words of the toast after a favourite was added or removed. */
export const favouriteDone = (_: unknown, isFavourite: boolean): string =>
  isFavourite ? strings.favourites.added : strings.favourites.removed;

/** Toggles a text among the reader's favourites. */
export function FavouriteToggle({ isFavourite, act }: { isFavourite: boolean; act: Act<boolean> }) {
  const isOn = act.isPending && act.input !== undefined ? act.input : isFavourite;
  return (
    <Toggle>
      <Button variant="secondary" icon={<Heart aria-hidden />} aria-pressed={isOn} onPress={() => act.run(!isOn)}>
        {strings.favourite}
      </Button>
    </Toggle>
  );
}

interface ErrorReportsProps {
  act: Act<SendReport>;
  reports: ActOpinions['reports'];
}

/** Button that reports an error, and the errors that the reader has reported. */
export function ErrorReports({ act, reports }: ErrorReportsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={12}>
      <div {...screenOnly}>
        <Button variant="quiet" icon={<Flag aria-hidden />} onPress={() => setOpen(true)}>
          {strings.report}
        </Button>
      </div>
      {reports.length > 0 ? <OwnReports reports={reports} /> : null}
      {isOpen ? <ReportDialog act={act} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}

function OwnReports({ reports }: Pick<ErrorReportsProps, 'reports'>) {
  return (
    <section aria-label={strings.ownReports}>
      {reports.map(({ id, text, createdAt, answer, answeredAt }) => (
        <Stack key={id} gap={4}>
          <Under>{strings.reportedOn(createdAt)}</Under>
          <Paragraphs text={text} />
          <Under>{answeredAt ? strings.answeredOn(answeredAt) : strings.noAnswer}</Under>
          {answer ? <Paragraphs text={answer} /> : null}
        </Stack>
      ))}
    </section>
  );
}

function ReportDialog({ act, onClose }: Pick<ErrorReportsProps, 'act'> & { onClose: () => void }) {
  const { field, ...form } = useFormOf<SendReport>(act, {
    blank: { text: '' },
    schema: sendReport,
    ids: { text: 'greseala' },
  });
  return (
    <ActDialog act={form} title={strings.reportTitle} confirmLabel={strings.send} isOpen onClose={onClose}>
      <TextAreaField
        {...field('text')}
        label={strings.reportText}
        hint={strings.reportHint}
        rows={4}
        maxLength={LIBRARY_REPORT_LENGTH}
      />
    </ActDialog>
  );
}
