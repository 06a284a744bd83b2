import type { RequestKind } from '@psp/contracts/request-kinds';
import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import type { OwnPlace } from '@psp/contracts/starting-texts';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { AlsoEditing } from '@psp/features/editing/ui/also-editing';
import { fieldAddress } from '@psp/features/places/ui/use-field-of-address';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { SaveLine } from '@psp/remote/editor/save-line';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { strings as consultations } from '../consultations/strings.ts';
import { strings as groups } from '../groups/strings.ts';
import { BLANK, sendableRequest } from './content.ts';
import { describeContent } from './describe.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { PrefillNotice } from './prefill-notice.tsx';
import type { Prefill } from './prefill.ts';
import { requestsQuery, useCopyRequest } from './queries.ts';
import { RequestForm } from './request-form.tsx';
import { startStrings } from './start-strings.ts';
import { strings as list } from './strings.ts';
import { type RequestEditing, useRequestEditor } from './use-editor.ts';

const CheckView = lazy(async () => ({ default: (await import('./check-view.tsx')).CheckView }));
const ParticipantsCard = lazy(async () => ({
  default: (await import('../groups/participants-card.tsx')).ParticipantsCard,
}));

interface RequestEditorProps {
  /** Null for a request that is not saved yet. */
  initial: RequestView | null;
  /** Prefill of a new request; null when its source no longer exists. */
  prefill?: Prefill | null;
  /** Usual place of the authority's requests, preset in a new one. */
  place?: OwnPlace;
  /** Kind of a new request. */
  kind?: RequestKind;
  onCreated: (view: RequestView) => void;
}

const { older } = startStrings;
const WORDS = { purchase: strings, consultation: consultations, group: groups };

function titleOf(initial: RequestView | null, kind: RequestKind, isChecking: boolean): string {
  const { titles } = WORDS[kind];
  if (isChecking) return strings.titles.check;
  if (!initial) return titles.fresh;
  return initial.actions.includes('discard') ? titles.draft : titles.sent;
}

const describe = (content: RequestContent, { invited, attachments = [] }: RequestView) =>
  describeContent(content, {
    invited: content.invited.map((id) => nameIn(invited, id) ?? strings.fields.unknownPartner),
    files: content.attachments?.map((id) => nameIn(attachments, id) ?? strings.fields.unknownFile) ?? [],
  });

const nameIn = (known: { id: string; name: string }[], id: string): string | undefined =>
  known.find((one) => one.id === id)?.name;

/** Editor of a request in two steps: the form, then the check page that sends it. */
export function RequestEditor({ initial, prefill, place, onCreated, ...fresh }: RequestEditorProps) {
  const kind = initial?.kind ?? fresh.kind ?? 'purchase';
  const editor = useRequestEditor(
    initial,
    onCreated,
    { ...(prefill?.content ?? BLANK), ...place, ...(kind === 'consultation' && { weights: null }) },
    {
      kind,
      solution: prefill?.solution,
    },
  );
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { view, form, state } = editor;
  const isDraft = view === null || view.actions.includes('discard');
  const wantsCheck = search.get('step') === 'check' && view !== null && isDraft && state.kind !== 'stale';
  const isChecking = wantsCheck && sendableRequest.safeParse(form.getValues()).success;
  const title = titleOf(initial, kind, isChecking);
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  usePageTitle(title, { hasErrors });
  const goTo = (id: string, rest: string) => void navigate(`/uat/service-requests/${id}/edit${rest}`);
  const lead = isChecking ? strings.steps.check : strings.steps.write;
  return (
    <Page width={isChecking ? 'narrow' : undefined}>
      <Header editor={editor} title={title} lead={isDraft ? lead : null} />
      <EditorConflict
        editor={editor}
        title={strings.conflict.title}
        lead={({ updatedAt }) => strings.conflict.lead(updatedAt)}
        describe={describe}
      />
      <AlsoEditing area="uat" part="service-request" id={view?.id} />
      {prefill === undefined || isChecking ? null : <PrefillNotice prefill={prefill} editor={editor} />}
      {initial?.origin ? (
        <p>
          {consultations.originText}{' '}
          <Link href={`/uat/service-requests/${initial.origin.id}`}>{initial.origin.number}</Link>.
        </p>
      ) : null}
      {kind === 'consultation' && isDraft ? <Notice tone="info">{consultations.about}</Notice> : null}
      {kind === 'group' && isDraft && !isChecking ? <GroupStart id={view?.id} /> : null}
      {initial === null && prefill === undefined && kind === 'purchase' && !isChecking ? <CopyOlder /> : null}
      {isChecking ? (
        <Suspense>
          <CheckView
            editor={editor}
            view={view}
            onChange={(field, place) => goTo(view.id, field ? fieldAddress(field, place) : '')}
          />
        </Suspense>
      ) : (
        <RequestForm
          kind={kind}
          editor={editor}
          isDraft={isDraft}
          named={prefill?.invited}
          onChecked={(saved) => goTo(saved.id, '?step=check')}
        />
      )}
    </Page>
  );
}

/** Starts a new draft with the text, invitations and files of a sent request. */
function CopyOlder() {
  const { data } = useQuery(requestsQuery({ q: '', page: 1, sort: 'newest' }));
  const [id, setId] = useState('');
  const copy = useCopyRequest();
  const sent = (data?.items ?? []).filter(({ status }) => status !== 'draft');
  if (sent.length === 0) return null;
  const options = sent.map(({ id: value, number, title }) => ({ value, label: `${title} (${number})` }));
  return (
    <Card aria-label={older.title}>
      <CardBody>
        <Row gap={12} align="end">
          <SelectField label={older.title} options={options} placeholder={older.choose} value={id} onChange={setId} />
          <Button variant="secondary" isDisabled={id === ''} isPending={copy.isPending} onPress={() => copy.run(id)}>
            {older.copy}
          </Button>
        </Row>
      </CardBody>
    </Card>
  );
}

function GroupStart({ id }: { id: string | undefined }) {
  return (
    <>
      <Notice tone="info">{groups.about}</Notice>
      <Suspense>
        <ParticipantsCard id={id} />
      </Suspense>
    </>
  );
}

interface HeaderProps {
  editor: RequestEditing;
  title: string;
  /** Null for a sent request. */
  lead: string | null;
}

function Header({ editor: { view, state, flush }, title, lead }: HeaderProps) {
  const words = lead === null ? { ...strings.save, clean: strings.untouched } : strings.save;
  return (
    <PageHeader
      title={title}
      lead={lead}
      breadcrumb={[
        { label: list.title, href: '/uat/service-requests' },
        { label: view?.number ?? strings.titles.fresh },
      ]}
      meta={[<SaveLine key="save" state={state} strings={words} onRetry={() => void flush()} />]}
    />
  );
}
