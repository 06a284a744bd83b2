import { type EditedText, type StartingTextContent, startingTextContent } from '@psp/contracts/starting-text-editing';
import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { formatDateTime } from '@psp/design-system/format';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { StackForm } from '@psp/features/forms/ui/form';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { useEditor } from '@psp/remote/editor/use-editor';
import { SAME_SCREEN } from '@psp/remote/focus';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { RestoreButton, VersionsCard } from '../common/versions-card.tsx';
import { domainIn, textAddress, textsAddress } from './addresses.ts';
import { RetireButton, ShowButton } from './text-acts.tsx';
import { changesText, keepText, textQuery, texts } from './text-queries.ts';
import { textStrings as strings } from './text-strings.ts';
import { NAME } from './name.ts';

/**
 * Page of one text and its versions. The first save of a new text changes the address; the form stays.
 */
export function TextPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const [created, setCreated] = useState<{ id: string; domain: DomainSlug }>();
  const readsOnly = useIsReadOnly('settings');
  const domain = created?.domain ?? domainIn(search);
  const query = useQuery({ ...textQuery(id ?? ''), enabled: id !== undefined });
  if (id === undefined && readsOnly) return <Navigate to={textsAddress(domain)} replace />;
  if (id !== undefined && !query.data) return <LoadedPage query={query}>{() => null}</LoadedPage>;
  return (
    <Text
      key={id === undefined || id === created?.id ? 'new' : id}
      text={query.data ?? null}
      domain={query.data?.category ?? domain}
      onCreated={(text) => setCreated({ id: text.id, domain })}
    />
  );
}

/* After a render without unsaved text; before, the navigation would ask whether to leave. */
function useOwnAddress(created: EditedText | null, onCreated: (text: EditedText) => void) {
  const navigate = useNavigate();
  const take = useEffectEvent((text: EditedText) => {
    onCreated(text);
    void navigate(textAddress(text.id), { replace: true, preventScrollReset: true, state: SAME_SCREEN });
  });
  useEffect(() => {
    if (created) take(created);
  }, [created]);
}

interface TextProps {
  text: EditedText | null;
  domain: DomainSlug;
  onCreated: (text: EditedText) => void;
}

const Description = styled.p`
  white-space: pre-line;
`;

interface TextVersionsProps {
  text: EditedText;
  mayWrite: boolean;
  onRestored: (text: EditedText) => void;
}

/** Versions of a starting text. */
function TextVersions({ text, mayWrite, onRestored }: TextVersionsProps) {
  const { id, version, versions } = text;
  return (
    <VersionsCard
      // The numbers of the service also count acts that changed no text.
      versions={versions.map(({ number, title, description, savedAt, savedBy }, index) => ({
        ...{ number, place: versions.length - index, isPresent: index === 0 },
        about: [savedBy ?? strings.initial, formatDateTime(savedAt)].join(', '),
        text: (
          <>
            <strong>{title}</strong>
            <Description>{description}</Description>
          </>
        ),
      }))}
      strings={strings}
      restore={
        mayWrite
          ? ({ number, place }) => (
              <RestoreButton
                place={place}
                restore={{
                  ...changesText(id),
                  send: () => texts.call('POST /starting-texts/:id/restore', { id, body: { version, number } }),
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

const BLANK: StartingTextContent = { title: '', description: '' };
const contentOf = ({ title, description }: StartingTextContent): StartingTextContent => ({ title, description });

interface EditedAs {
  /** Null for a new text. */
  text: EditedText | null;
  domain: DomainSlug;
}

/** State of the form of a text. Typed text is kept after a refusal and after changes by others. */
function useTextEditor({ text, domain }: EditedAs) {
  const client = useQueryClient();
  const editor = useEditor<StartingTextContent, EditedText>({
    view: text,
    blank: BLANK,
    contentOf,
    nameOf: (stored) => `starting-text:${stored?.id ?? `new:${domain}`}`,
    save: (content, base) =>
      base
        ? texts.call('PUT /starting-texts/:id', { id: base.id, body: { version: base.version, ...content } })
        : texts.call('POST /starting-texts', { body: { category: domain, ...content } }),
    read: async (base) => (base ? client.fetchQuery({ ...textQuery(base.id), staleTime: 0 }) : null),
    onSaved: (saved) => keepText(client, saved),
  });
  const form = useSavedForm(editor, { schema: startingTextContent });
  return {
    ...editor,
    ...form,
    submit: async () => {
      if (await form.save()) showToast({ title: strings.savedDone, tone: 'success' });
    },
    /** Continues from the text after an earlier version was restored. */
    restored: async (now: EditedText) => {
      await editor.takeSaved();
      editor.core.take(now);
    },
  };
}

type TextEditor = ReturnType<typeof useTextEditor>;

interface TextFormProps {
  form: TextEditor;
  readsOnly: boolean;
}

/** Form of title and text. Both versions are shown when a colleague has saved meanwhile. */
function TextForm({ form, readsOnly }: TextFormProps) {
  return (
    <Stack gap={24}>
      <UnsavedGuard isDirty={form.isUnsaved} onLeave={form.takeSaved} />
      <RestoredNotice editor={form} />
      <EditorConflict
        editor={form}
        title={strings.conflictTitle}
        lead={() => strings.conflictLead}
        describe={({ title, description }) => [
          { term: strings.title, text: title },
          { term: strings.text, text: description },
        ]}
        save={form.submit}
      />
      <Card>
        <CardBody>
          <StackForm of={{ ...form, submit: () => void form.submit() }} gap={24}>
            <TextField {...form.field('title')} label={strings.title} hint={strings.titleHint} maxLength={200} />
            <TextAreaField
              {...form.field('description')}
              label={strings.text}
              hint={strings.textHint}
              rows={16}
              maxLength={20_000}
            />
            {readsOnly ? <p>{strings.viewerOnly}</p> : <Save form={form} />}
          </StackForm>
        </CardBody>
      </Card>
    </Stack>
  );
}

function Save({ form: { state, isUnsaved } }: Pick<TextFormProps, 'form'>) {
  return (
    <Row>
      <Button type="submit" isPending={state.kind === 'saving'} pendingLabel={strings.saving}>
        {strings.save}
      </Button>
      {isUnsaved ? <span>{strings.unsaved}</span> : null}
    </Row>
  );
}

function Text({ text, domain, onCreated }: TextProps) {
  const readsOnly = useIsReadOnly('settings');
  const title = text?.title ?? strings.freshTitle;
  usePageTitle(title);
  const form = useTextEditor({ text, domain });
  useOwnAddress(text === null && !form.isUnsaved ? form.view : null, onCreated);
  const acts = text?.isShown ? <RetireButton text={text} /> : text ? <ShowButton text={text} /> : null;
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={DOMAINS[domain]}
        badge={text && !text.isShown ? <Badge tone="closed">{strings.isRetired}</Badge> : undefined}
        breadcrumb={[{ label: NAME, href: textsAddress(domain) }, { label: title }]}
        actions={readsOnly ? null : acts}
      />
      <Columns>
        <TextForm form={form} readsOnly={readsOnly} />
        {text ? <TextVersions text={text} mayWrite={!readsOnly} onRestored={(now) => void form.restored(now)} /> : null}
      </Columns>
    </Page>
  );
}
