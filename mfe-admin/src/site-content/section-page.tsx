import { SECTION_LABELS, type SectionView } from '@psp/contracts/site-content';
import { useSession } from '@psp/auth/session';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row } from '@psp/design-system/page';
import { StackForm } from '@psp/features/forms/ui/form';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { ContentText } from './content-text.tsx';
import { FORMS } from './forms.ts';
import { strings } from './strings.ts';
import { sectionQuery } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';
import type { Value } from './values.ts';
import { SectionVersions } from './section-versions.tsx';

/** /admin/content/{key}: one section, edited, tried out, published, and brought back. */
export function SectionPage() {
  const { key = '' } = useParams();
  const query = useQuery(sectionQuery(key));
  return <LoadedPage query={query}>{(section) => <Editing key={key} section={section} />}</LoadedPage>;
}

function conflictText({ versions: [last] }: SectionView): string {
  return strings.conflictText(last?.savedBy ?? strings.portal, last ? formatDateTime(last.savedAt) : '');
}

function Editing({ section }: { section: SectionView }) {
  const form = useSectionForm(section);
  const mayWrite = useSession((state) => state.role !== 'viewer');
  const title = SECTION_LABELS[section.key];
  usePageTitle(title, { hasErrors: form.errors.length > 0 });
  return (
    <Page width="wide">
      <UnsavedGuard isDirty={form.isDirty} onLeave={form.takeSaved} />
      <PageHeader title={title} breadcrumb={[{ label: common.content, href: '/admin/content' }, { label: title }]} />
      <RestoredNotice editor={form} />
      <ConflictNotice
        editor={form}
        title={strings.conflictTitle}
        text={conflictText}
        takeLabel={strings.takeTheirs}
        keepLabel={strings.keepMine}
      >
        {(theirs) => <ContentText parts={FORMS[theirs.key]} content={theirs.content as Value} />}
      </ConflictNotice>
      <Columns>
        <Card>
          <CardBody>
            <Fields section={section} form={form} mayWrite={mayWrite} />
          </CardBody>
        </Card>
        <SectionVersions section={section} mayWrite={mayWrite} onRestored={(now) => void form.restored(now)} />
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
  const { tries, errors: problems } = form;
  return (
    <StackForm of={{ tries, problems, submit: () => void form.save() }} gap={24}>
      <SectionForm
        parts={FORMS[section.key]}
        content={form.content}
        change={form.change}
        errorAt={form.errorAt}
        computed={section.computed}
      />
      <PreviewLink path={form.preview.path} />
      {mayWrite ? <Buttons form={form} /> : <p>{strings.viewerOnly}</p>}
    </StackForm>
  );
}

function PreviewLink({ path }: { path: string | null }) {
  return (
    <div role="status">
      {path ? (
        <Notice tone="info">
          <p>{strings.previewReady}</p>
          <a href={path} target="_blank" rel="noopener">
            {strings.openPreview}
          </a>
        </Notice>
      ) : null}
    </div>
  );
}

function Buttons({ form: { state, preview, isDirty } }: Pick<FieldsProps, 'form'>) {
  return (
    <Row>
      <Button type="submit" isPending={state.kind === 'saving'} pendingLabel={strings.saving}>
        {strings.save}
      </Button>
      <Button
        variant="secondary"
        isPending={preview.isMaking}
        pendingLabel={strings.previewing}
        onPress={() => void preview.make()}
      >
        {strings.preview}
      </Button>
      {isDirty ? <span>{strings.unsaved}</span> : null}
    </Row>
  );
}
