import { type LegalAdminView, saveLegalDraft } from '@psp/contracts/legal';
import { LONGEST_LEGAL_NOTE } from '@psp/contracts/legal-documents';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { showToast } from '@psp/design-system/toast';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
import { Problems } from '@psp/remote/act/problems';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { useEditor } from '@psp/remote/editor/use-editor';
import { dayProblem } from '../common/day-problem.ts';
import { documents, useDocument, useDocumentAct } from './queries.ts';
import { strings } from './strings.ts';

interface DraftFormProps {
  document: LegalAdminView;
  /** Called when the draft was published or discarded. */
  onEnd: () => void;
}

interface Text {
  lead: string;
  body: string;
}

const textOf = ({ draft, current }: LegalAdminView): Text => {
  const { lead, body } = draft ?? current;
  return { lead, body };
};

/* The editor of an empty text returns nothing or an empty paragraph. */
const isEmpty = (html: string) => html.replace(/<[^>]*>/g, '').trim() === '';

const schema = saveLegalDraft.omit({ version: true });

/** State of the form of a draft. The first save creates the draft. */
function useDraftForm(document: LegalAdminView) {
  const { saveDraft, readAgain, show } = useDocument(document.slug);
  const editor = useEditor<Text, LegalAdminView>({
    view: document.draft && document,
    blank: textOf(document),
    contentOf: textOf,
    versionOf: ({ draft }) => draft?.version ?? null,
    nameOf: () => `legal:${document.slug}`,
    conflicts: ['version.stale', 'legal.draft_exists'],
    save: (text, base) => saveDraft({ ...text, version: base?.draft?.version ?? null }),
    read: readAgain,
    onSaved: show,
  });
  const form = useSavedForm(editor, {
    schema,
    ids: { lead: 'introducere', body: 'text' },
    missing: { lead: strings.introductionMissing },
    check: ({ body }) => ({ body: isEmpty(body) ? strings.textMissing : undefined }),
  });
  const save = async () => {
    if (await form.save()) showToast({ title: strings.saved, tone: 'success' });
  };
  return { ...editor, ...form, save };
}

interface DraftActionsProps {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
  isDirty: boolean;
  onEnd: () => void;
}

interface PublishButtonProps {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
  isDisabled: boolean;
  onDone: () => void;
}

const IDS = { note: 'ce-s-a-schimbat', effectiveOn: 'se-aplica-din' };

/** Publishes a saved draft, with its first day and a note on the changes. */
function PublishButton({ document: { slug, earliest }, version, isDisabled, onDone }: PublishButtonProps) {
  const hint = strings.effectiveHint(formatDate(earliest));
  const dateProblem = (day: string) =>
    day === '' ? strings.effectiveMissing : (dayProblem(day) ?? (day < earliest ? hint : undefined));
  const publish = useDocumentAct(slug, {
    send: ({ note, effectiveOn }: { note: string; effectiveOn: string }) =>
      documents.call('POST /legal/:slug/publish', { slug, body: { version, effectiveOn, note: note.trim() } }),
    done: strings.published,
    onDone,
  });
  const form = useFormOf(publish, {
    blank: { note: '', effectiveOn: earliest },
    ids: IDS,
    check: ({ note, effectiveOn }) => ({
      note: note.trim() === '' ? strings.noteMissing : undefined,
      effectiveOn: dateProblem(effectiveOn),
    }),
  });
  return (
    <AskButton
      act={form}
      label={strings.publish}
      title={strings.publishTitle}
      variant="secondary"
      isDisabled={isDisabled}
    >
      <p>{strings.publishText}</p>
      <TextAreaField
        {...form.field('note')}
        label={strings.note}
        hint={strings.noteHint}
        rows={3}
        maxLength={LONGEST_LEGAL_NOTE}
      />
      <DateField {...form.field('effectiveOn')} label={strings.effectiveOn} hint={hint} min={earliest} />
    </AskButton>
  );
}

/** Buttons that publish or discard a saved draft, each after a dialog. */
function DraftActions({ document, version, isDirty, onEnd }: DraftActionsProps) {
  const { slug } = document;
  const discard = useDocumentAct(slug, {
    send: () => documents.call('POST /legal/:slug/discard', { slug, body: { version } }),
    done: strings.discarded,
    onDone: onEnd,
  });
  return (
    <>
      <PublishButton document={document} version={version} isDisabled={isDirty} onDone={onEnd} />
      <AskButton act={discard} label={strings.discard} title={strings.discardTitle} variant="quiet" isDanger>
        <p>{strings.discardText}</p>
      </AskButton>
    </>
  );
}

/** The draft of a document: its text, preview and actions. */
export function DraftForm({ document, onEnd }: DraftFormProps) {
  const form = useDraftForm(document);
  const { draft } = document;
  const end = () => {
    void form.takeSaved();
    onEnd();
  };
  return (
    <Stack gap={24}>
      <UnsavedGuard isDirty={form.isUnsaved} onLeave={form.takeSaved} />
      <RestoredNotice editor={form} />
      <Conflict form={form} />
      <Card>
        <CardHeader title={strings.draft} action={draft ? strings.savedAt(formatDateTime(draft.updatedAt)) : null} />
        <CardBody>
          <Stack gap={24}>
            <Fields form={form} />
            <Row>
              <Button
                isPending={form.state.kind === 'saving'}
                pendingLabel={strings.saving}
                onPress={() => void form.save()}
              >
                {strings.save}
              </Button>
              {draft ? (
                <DraftActions document={document} version={draft.version} isDirty={form.isUnsaved} onEnd={end} />
              ) : null}
              {form.isUnsaved ? <span>{strings.unsaved}</span> : null}
            </Row>
          </Stack>
        </CardBody>
      </Card>
      {draft ? <Preview lead={draft.lead} body={draft.body} /> : null}
    </Stack>
  );
}

type Form = ReturnType<typeof useDraftForm>;

function Conflict({ form }: { form: Form }) {
  return (
    <ConflictNotice
      editor={form}
      title={strings.conflictTitle}
      text={(theirs) => (theirs.draft ? strings.conflictText : strings.noDraft)}
      takeLabel={strings.takeTheirs}
      keepLabel={strings.keepMine}
    >
      {(theirs) => (theirs.draft ? <RichText html={theirs.draft.body} /> : null)}
    </ConflictNotice>
  );
}

function Fields({ form }: { form: Form }) {
  return (
    <>
      <Problems key={form.tries} errors={form.problems} />
      <TextAreaField
        {...form.field('lead')}
        label={strings.introduction}
        hint={strings.introductionHint}
        rows={3}
        maxLength={1000}
      />
      <RichTextEditor {...form.field('body')} label={strings.text} hint={strings.textHint} />
    </>
  );
}

function Preview({ lead, body }: { lead: string; body: string }) {
  return (
    <Card>
      <CardHeader title={strings.preview} />
      <CardBody>
        <p>{strings.previewHint}</p>
      </CardBody>
      <CardBody>
        <Stack gap={24}>
          <p>{lead}</p>
          <RichText html={body} />
        </Stack>
      </CardBody>
    </Card>
  );
}
