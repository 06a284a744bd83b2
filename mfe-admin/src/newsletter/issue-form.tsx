import { type IssueContent, issueContent } from '@psp/contracts/newsletter-issues';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { TextField } from '@psp/design-system/fields';
import { Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { showToast } from '@psp/design-system/toast';
import { Problems } from '@psp/remote/act/problems';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { refusedProblems, useProblems } from '@psp/remote/editor/use-problems';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
import type { UploadPicture } from '@psp/features/rich-text/ui/use-picture';
import { strings } from './strings.ts';
import { SegmentFields } from './segment-fields.tsx';
import type { IssueEditor } from './use-editor.ts';

const FIELDS = ['subject', 'preheader', 'body'] as const;

function check(content: IssueContent) {
  const issues = issueContent.safeParse(content).error?.issues ?? [];
  return FIELDS.flatMap((id) => {
    const issue = issues.find(({ path }) => path[0] === id);
    return issue ? [{ id, message: issue.message }] : [];
  });
}
const refused = (error: unknown) => refusedProblems(error, (path) => FIELDS.find((name) => name === path) ?? null);

interface IssueFormProps {
  editor: IssueEditor;
  /** Null while the draft is not stored, so that nothing could hold its pictures. */
  uploadPicture: UploadPicture | null;
}

/** Subject, text and segment of a draft. */
export function IssueForm({ editor, uploadPicture }: IssueFormProps) {
  const { problems, errorOf, save } = useProblems(editor, { check, refused });
  const submit = async () => {
    await editor.keepMine();
    if (await save()) showToast({ title: strings.saved, tone: 'success' });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={24}>
        <RestoredNotice editor={editor} title={strings.restored} />
        <Conflict editor={editor} />
        <Problems errors={problems} />
        <Card>
          <CardHeader title={strings.content} />
          <CardBody>
            <Content editor={editor} errorOf={errorOf} uploadPicture={uploadPicture} />
          </CardBody>
        </Card>
        <SegmentFields editor={editor} />
        <Row gap={16}>
          <Button type="submit" isPending={editor.state.kind === 'saving'} pendingLabel={strings.saving}>
            {strings.save}
          </Button>
          {editor.isUnsaved ? <span>{strings.unsaved}</span> : null}
        </Row>
      </Stack>
    </form>
  );
}

function Conflict({ editor }: Pick<IssueFormProps, 'editor'>) {
  return (
    <ConflictNotice
      editor={editor}
      title={strings.staleTitle}
      text={() => strings.staleText}
      takeLabel={strings.dropMine}
    >
      {({ subject, body }) => (
        <>
          <strong>{subject}</strong>
          <RichText html={body} />
        </>
      )}
    </ConflictNotice>
  );
}

type ContentProps = IssueFormProps & { errorOf: (id: string) => string | undefined };

function Content({ editor: { text: content, changePart: change }, errorOf, uploadPicture }: ContentProps) {
  return (
    <Stack gap={16}>
      <TextField
        id="subject"
        label={strings.subject}
        hint={strings.subjectHint}
        error={errorOf('subject')}
        value={content.subject}
        onChange={(subject) => change({ subject })}
      />
      <TextField
        id="preheader"
        label={strings.preheader}
        hint={strings.preheaderHint}
        error={errorOf('preheader')}
        value={content.preheader}
        onChange={(preheader) => change({ preheader })}
        isOptional
      />
      <RichTextEditor
        id="body"
        label={strings.body}
        hint={uploadPicture ? undefined : strings.picturesLater}
        uploadPicture={uploadPicture}
        error={errorOf('body')}
        value={content.body}
        onChange={(body) => change({ body })}
      />
    </Stack>
  );
}
