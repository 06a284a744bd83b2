import { YEARLY_SECTION_NAMES, YEARLY_SECTIONS } from '@psp/contracts/yearly-figures';
import { type EditedYearlyReport, type YearlyTexts, yearlyTexts } from '@psp/contracts/yearly-reports';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { showToast } from '@psp/design-system/toast';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
import { Problems } from '@psp/remote/act/problems';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useEffect } from 'react';
import { DiscardReport } from './discard-report.tsx';
import { useReport } from './queries.ts';
import { strings } from './strings.ts';

const IDS = Object.fromEntries(YEARLY_SECTION_NAMES.map((name) => [name, `text-${name}`])) as YearlyTexts;

/** State of the form of the texts. */
function useTexts(report: EditedYearlyReport) {
  const { save: send, readAgain, show } = useReport(report.id);
  const editor = useEditor<YearlyTexts, EditedYearlyReport>({
    view: report,
    blank: report.texts,
    contentOf: ({ texts }) => texts,
    versionOf: ({ version }) => version,
    nameOf: () => `yearly-report:${report.id}`,
    conflicts: ['version.stale', 'action.not_allowed'],
    save: (texts, base) => send({ texts, version: base?.version ?? report.version }),
    read: readAgain,
    onSaved: show,
  });
  const form = useSavedForm(editor, { schema: yearlyTexts, ids: IDS });
  const save = async () => {
    if (await form.save()) showToast({ title: strings.saved, tone: 'success' });
  };
  return { ...editor, ...form, save };
}

interface TextsFormProps {
  report: EditedYearlyReport;
  /** Called with whether something is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The texts of a report in preparation, saved on request. */
export function TextsForm({ report, onUnsaved }: TextsFormProps) {
  const form = useTexts(report);
  const { isUnsaved } = form;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  return (
    <Stack gap={24}>
      <UnsavedGuard isDirty={isUnsaved} onLeave={form.takeSaved} />
      <RestoredNotice editor={form} />
      <ConflictNotice
        editor={form}
        title={strings.conflictTitle}
        text={({ status }) => (status === 'draft' ? strings.conflictText : strings.conflictPublished)}
        takeLabel={strings.takeTheirs}
        keepLabel={strings.keepMine}
      >
        {({ texts }) => <RichText html={texts.opening} />}
      </ConflictNotice>
      <Card aria-labelledby="texts">
        <CardHeader id="texts" title={strings.texts} />
        <CardBody>
          <Stack gap={24}>
            <p>{strings.textsHint}</p>
            <Problems key={form.tries} errors={form.problems} />
            {YEARLY_SECTION_NAMES.map((name) => (
              <RichTextEditor
                key={name}
                {...form.field(name)}
                label={YEARLY_SECTIONS[name]}
                isOptional={name !== 'opening'}
                isCompact
              />
            ))}
            <Row gap={12} justify="between">
              <Button
                isPending={form.state.kind === 'saving'}
                pendingLabel={strings.saving}
                onPress={() => void form.save()}
              >
                {strings.save}
              </Button>
              <DiscardReport report={report} onDiscarded={form.takeSaved} />
            </Row>
          </Stack>
        </CardBody>
      </Card>
    </Stack>
  );
}
