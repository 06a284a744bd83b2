import {
  AUDIENCE_LABELS,
  AUDIENCES,
  type IssueContent,
  issueContent,
  type NewsletterAudience,
} from '@psp/contracts/newsletter-issues';
import { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { showToast } from '@psp/design-system/toast';
import { StackForm } from '@psp/features/forms/ui/form';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
import type { UploadPicture } from '@psp/features/rich-text/ui/use-picture';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { useQuery } from '@tanstack/react-query';
import { Fields } from './fields-style.ts';
import { recipientsQuery } from './queries.ts';
import { strings } from './strings.ts';
import type { IssueEditor } from './use-editor.ts';

interface IssueFormProps {
  editor: IssueEditor;
  /** Null before the first save, as pictures belong to a stored draft. */
  uploadPicture: UploadPicture | null;
}

const optionsOf = (names: Record<string, string>, all: string) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const counties = optionsOf(COUNTIES, strings.allCounties).toSorted((one, other) =>
  one.value === '' ? -1 : other.value === '' ? 1 : one.label.localeCompare(other.label, 'ro'),
);
const domains = optionsOf(DOMAINS, strings.allDomainsChoice);
const audiences = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));

interface SegmentFieldsProps {
  field: <Name extends 'audience' | 'countyCode' | 'domain'>(name: Name) => FormField<IssueContent[Name]>;
  content: IssueContent;
}

/** Segment of a draft, with its present number of recipients. */
function SegmentFields({ field, content }: SegmentFieldsProps) {
  const { data } = useQuery(recipientsQuery(content));
  const county = field('countyCode');
  const domain = field('domain');
  const audience = field('audience');
  return (
    <Card>
      <CardHeader title={strings.recipientsTitle} />
      <CardBody>
        <Stack gap={16}>
          <Fields>
            <SelectField
              {...audience}
              label={strings.audienceField}
              options={audiences}
              onChange={(chosen) => audience.onChange(chosen as NewsletterAudience)}
            />
            <SelectField
              {...county}
              label={strings.county}
              hint={strings.countyHint}
              options={counties}
              value={county.value ?? ''}
              onChange={(code) => county.onChange((code || null) as CountyCode | null)}
            />
            <SelectField
              {...domain}
              label={strings.domain}
              hint={strings.domainHint}
              options={domains}
              value={domain.value ?? ''}
              onChange={(slug) => domain.onChange((slug || null) as DomainSlug | null)}
            />
          </Fields>
          <p role="status">{data ? strings.recipients(data.recipients) : strings.counting}</p>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Subject, text and segment of a draft. */
export function IssueForm({ editor, uploadPicture }: IssueFormProps) {
  const form = useSavedForm(editor, { schema: issueContent });
  const submit = async () => {
    await editor.keepMine();
    if (await form.save()) showToast({ title: strings.saved, tone: 'success' });
  };
  return (
    <Stack gap={24}>
      <RestoredNotice editor={editor} title={strings.restored} />
      <Conflict editor={editor} />
      <StackForm of={{ ...form, submit: () => void submit() }} gap={24}>
        <Card>
          <CardHeader title={strings.content} />
          <CardBody>
            <Content field={form.field} uploadPicture={uploadPicture} />
          </CardBody>
        </Card>
        <SegmentFields field={form.field} content={form.values} />
        <Row gap={16}>
          <Button type="submit" isPending={editor.state.kind === 'saving'} pendingLabel={strings.saving}>
            {strings.save}
          </Button>
          {editor.isUnsaved ? <span>{strings.unsaved}</span> : null}
        </Row>
      </StackForm>
    </Stack>
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

type ContentProps = Pick<IssueFormProps, 'uploadPicture'> & {
  field: (name: 'subject' | 'preheader' | 'body') => FormField<string>;
};

function Content({ field, uploadPicture }: ContentProps) {
  return (
    <Stack gap={16}>
      <TextField {...field('subject')} label={strings.subject} hint={strings.subjectHint} />
      <TextField {...field('preheader')} label={strings.preheader} hint={strings.preheaderHint} isOptional />
      <RichTextEditor
        {...field('body')}
        label={strings.body}
        hint={uploadPicture ? undefined : strings.picturesLater}
        uploadPicture={uploadPicture}
      />
    </Stack>
  );
}
