import { SECTION_LABELS, type SectionView } from '@psp/contracts/site-content';
import { useSession } from '@psp/auth/session';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { UnsavedGuard } from '../common/unsaved.tsx';
import { Conflict } from './conflict.tsx';
import { FORMS } from './forms.ts';
import { strings } from './strings.ts';
import { sectionQuery } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';
import { VersionsCard } from './versions-card.tsx';

/** /admin/content/{key}: one section, edited, tried out, published, and brought back. */
export function SectionPage() {
  const { key = '' } = useParams();
  const query = useQuery(sectionQuery(key));
  return <LoadedPage query={query}>{(section) => <Editing key={key} section={section} />}</LoadedPage>;
}

function Editing({ section }: { section: SectionView }) {
  const form = useSectionForm(section);
  const mayWrite = useSession((state) => state.role !== 'viewer');
  const title = SECTION_LABELS[section.key];
  usePageTitle(title, { hasErrors: form.errors.length > 0 });
  return (
    <Page width="wide">
      <UnsavedGuard isDirty={form.isDirty} />
      <PageHeader
        title={title}
        breadcrumbLabel={common.breadcrumb}
        breadcrumb={[{ label: common.content, href: '/admin/content' }, { label: title }]}
      />
      {form.theirs ? <Conflict theirs={form.theirs} keepMine={form.keepMine} takeTheirs={form.takeTheirs} /> : null}
      <Columns>
        <Card>
          <CardBody>
            <Fields section={section} form={form} mayWrite={mayWrite} />
          </CardBody>
        </Card>
        <VersionsCard section={section} mayWrite={mayWrite} onRestored={form.restored} />
      </Columns>
    </Page>
  );
}

interface FieldsProps {
  section: SectionView;
  form: ReturnType<typeof useSectionForm>;
  mayWrite: boolean;
}

function Fields({ section, form, mayWrite }: FieldsProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={24}>
        <ErrorSummary title={strings.problem} errors={form.errors} />
        <SectionForm
          parts={FORMS[section.key]}
          content={form.content}
          change={form.change}
          errorAt={form.errorAt}
          computed={section.computed}
        />
        <div role="status">
          {form.previewPath ? (
            <Notice tone="info">
              <p>{strings.previewReady}</p>
              <a href={form.previewPath} target="_blank" rel="noopener">
                {strings.openPreview}
              </a>
            </Notice>
          ) : null}
        </div>
        {mayWrite ? (
          <Row>
            <Button type="submit" isPending={form.busy === 'save'} pendingLabel={strings.saving}>
              {strings.save}
            </Button>
            <Button
              variant="secondary"
              isPending={form.busy === 'preview'}
              pendingLabel={strings.previewing}
              onPress={() => void form.preview()}
            >
              {strings.preview}
            </Button>
            {form.isDirty ? <span>{strings.unsaved}</span> : null}
          </Row>
        ) : (
          <p>{strings.viewerOnly}</p>
        )}
      </Stack>
    </form>
  );
}
