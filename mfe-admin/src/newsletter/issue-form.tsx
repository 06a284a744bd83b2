import { issueContent } from '@psp/contracts/newsletter-issues';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { TextField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { type FormEvent, useState } from 'react';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
import type { UploadPicture } from '@psp/features/rich-text/ui/use-picture';
import { strings } from './strings.ts';
import { SegmentFields } from './segment-fields.tsx';
import type { Editor } from './use-editor.ts';

const FIELDS = ['subject', 'preheader', 'body'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

const problemsOf = (editor: Editor): Problems => {
  const { error } = issueContent.safeParse(editor.content);
  const found = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  return { ...Object.fromEntries(found), ...fieldErrors(editor.error) };
};

interface IssueFormProps {
  editor: Editor;
  /** Null while the draft is not stored, so that nothing could hold its pictures. */
  uploadPicture: UploadPicture | null;
}

/** Subject, text and segment of a draft. */
export function IssueForm({ editor, uploadPicture }: IssueFormProps) {
  const [isTried, setTried] = useState(false);
  const problems = isTried ? problemsOf(editor) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(editor)).some((name) => FIELDS.some((field) => field === name))) return;
    editor.save().then(
      () => showToast({ title: strings.saved, tone: 'success' }),
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <Summary editor={editor} problems={problems} />
        <Card>
          <CardHeader title={strings.content} />
          <CardBody>
            <Content editor={editor} problems={problems} uploadPicture={uploadPicture} />
          </CardBody>
        </Card>
        <SegmentFields editor={editor} />
        <Row gap={16}>
          <Button type="submit" isPending={editor.isSaving} pendingLabel={strings.saving}>
            {strings.save}
          </Button>
          {editor.isDirty ? <span>{strings.unsaved}</span> : null}
        </Row>
      </Stack>
    </form>
  );
}

function Summary({ editor, problems }: { editor: Editor; problems: Problems }) {
  if (editor.isStale) {
    return (
      <Notice tone="warning" role="alert" title={strings.staleTitle}>
        <p>{strings.staleText}</p>
        <div>
          <Button variant="secondary" onPress={editor.drop}>
            {strings.dropMine}
          </Button>
        </div>
      </Notice>
    );
  }
  if (editor.isRestored) return <Notice tone="info">{strings.restored}</Notice>;
  const errors = FIELDS.flatMap((name) => (problems[name] ? [{ id: name, message: problems[name] }] : []));
  const other = editor.error && errors.length === 0 ? [{ id: '', message: errorMessage(editor.error) }] : [];
  return <ErrorSummary title={strings.problem} errors={[...errors, ...other]} />;
}

function Content({ editor: { content, change }, problems, uploadPicture }: IssueFormProps & { problems: Problems }) {
  return (
    <Stack gap={16}>
      <TextField
        id="subject"
        label={strings.subject}
        hint={strings.subjectHint}
        error={problems.subject}
        value={content.subject}
        onChange={(subject) => change({ subject })}
      />
      <TextField
        id="preheader"
        label={strings.preheader}
        hint={strings.preheaderHint}
        error={problems.preheader}
        value={content.preheader}
        onChange={(preheader) => change({ preheader })}
        isOptional
      />
      <RichTextEditor
        id="body"
        label={strings.body}
        hint={uploadPicture ? undefined : strings.picturesLater}
        uploadPicture={uploadPicture}
        error={problems.body}
        value={content.body}
        onChange={(body) => change({ body })}
      />
    </Stack>
  );
}
