import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { SECTION_LABELS, type SectionView } from '@psp/contracts/site-content';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row } from '@psp/design-system/page';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { StackForm } from '@psp/features/forms/ui/form';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { RestoreButton, VersionsCard } from '../common/versions-card.tsx';
import { FORMS, type FormPart } from './forms.ts';
import { changesSection, sectionQuery, sections } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import { strings } from './strings.ts';
import { useSectionForm } from './use-section-form.ts';
import { at, listAt, textAt, type Value } from './values.ts';

/** /admin/content/{key}: editor, preview and versions of one section. */
export function SectionPage() {
  const { key = '' } = useParams();
  const query = useQuery(sectionQuery(key));
  return <LoadedPage query={query}>{(section) => <Editing key={key} section={section} />}</LoadedPage>;
}

function conflictText({ versions: [last] }: SectionView): string {
  return strings.conflictText(last?.savedBy ?? strings.portal, last ? formatDateTime(last.savedAt) : '');
}

interface SectionVersionsProps {
  section: SectionView;
  mayWrite: boolean;
  onRestored: (section: SectionView) => void;
}

const whoSaved = (number: number, name: string | null): string =>
  number === 1 ? strings.initial : (name ?? strings.portal);

interface Line {
  path: string;
  label: string;
  text: string;
}

const FIGURE_SOURCES: Record<string, string> = { stated: 'declarată', computed: 'calculată' };

function linesOf(part: FormPart, content: Value): Line[] {
  const { path, label } = part;
  if (part.kind === 'figure') {
    const [name, value, source] = ['label', 'value', 'source'].map((key) => textAt(content, `${path}.${key}`));
    return [{ path, label, text: `${value} ${name} (${FIGURE_SOURCES[source ?? ''] ?? ''})` }];
  }
  if (part.kind === 'items') {
    return listAt(content, path).map((item, index) => ({
      path: `${path}.${index}`,
      label: `${label} ${index + 1}`,
      text: part.inputs.map((input) => textAt(item, input.path)).join('\n'),
    }));
  }
  const found = at(content, path);
  return [{ path, label, text: Array.isArray(found) ? found.map(String).join('\n') : textAt(content, path) }];
}

/** Text of one version of a section. */
function ContentText({ parts, content }: { parts: readonly FormPart[]; content: Value }) {
  const lines = parts.flatMap((part) => linesOf(part, content));
  const items = lines.map(({ path, label, text }) => ({ key: path, term: label, detail: text || strings.emptyValue }));
  return <FactList items={items} />;
}

/** Versions of a section. */
function SectionVersions({ section, mayWrite, onRestored }: SectionVersionsProps) {
  const { key, version } = section;
  return (
    <VersionsCard
      versions={section.versions.map(({ number, content, savedAt, savedBy }) => ({
        ...{ number, place: number, isPresent: number === section.version },
        about: [whoSaved(number, savedBy), formatDateTime(savedAt)].join(', '),
        text: <ContentText parts={FORMS[section.key]} content={content as Value} />,
      }))}
      strings={strings}
      restore={
        mayWrite
          ? ({ number, place }) => (
              <RestoreButton
                place={place}
                restore={{
                  ...changesSection(key),
                  send: () => sections.call('POST /content/:key/restore', { key, body: { version, number } }),
                  onDone: onRestored,
                }}
              >
                {strings.restoreText}
              </RestoreButton>
            )
          : undefined
      }
    />
  );
}

function Editing({ section }: { section: SectionView }) {
  const form = useSectionForm(section);
  const mayWrite = !useIsReadOnly('settings');
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
