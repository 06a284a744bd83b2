import { checkedActText, type EditedActView } from '@psp/contracts/legislation';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { TextAreaField } from '@psp/design-system/text-fields';
import { showToast } from '@psp/design-system/toast';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { useEditor } from '@psp/remote/editor/use-editor';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { SplitPreview } from './split-preview.tsx';
import { api, legislationQueue, REFRESHED, useDraft } from './queries.ts';
import { strings } from './strings.ts';

interface Text {
  text: string;
}

const ROWS = 24;
const schema = z.strictObject({ text: checkedActText });
const textOf = ({ draft, lastText }: EditedActView): Text => ({ text: draft ?? lastText ?? '' });
const hrefOf = (id: string): string => legislationQueue.hrefOf(id, legislationQueue.list.none);

/** Page on which the text of an act is pasted or changed, beside the articles that it is split into. */
export function TextPage() {
  const query = useQuery(legislationQueue.viewQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(act) => <TextForm key={act.id} act={act} />}</LoadedPage>;
}

/** State of the form. The text starts from the last version. */
function useTextForm(act: EditedActView) {
  const { save: send, readAgain, show } = useDraft(act.id);
  const editor = useEditor<Text, EditedActView>({
    view: act,
    blank: textOf(act),
    contentOf: textOf,
    nameOf: () => `legislation:${act.id}`,
    conflicts: ['version.stale'],
    save: ({ text }, base) => send({ text, version: base?.version ?? act.version }),
    read: readAgain,
    onSaved: show,
  });
  const form = useSavedForm(editor, { schema, ids: { text: 'text' }, missing: { text: strings.textMissing } });
  const save = async () => {
    if (await form.save()) showToast({ title: strings.textSaved, tone: 'success' });
  };
  return { ...editor, ...form, save };
}

const Kept = styled.div`
  max-height: 320px;
  overflow: auto;
  white-space: pre-line;
`;

function TextForm({ act }: { act: EditedActView }) {
  const { id, number, draft } = act;
  const title = strings.textTitle(number);
  usePageTitle(title);
  const form = useTextForm(act);
  const mayWrite = act.actions.includes('write');
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        breadcrumb={[
          { label: strings.title, href: legislationQueue.list.address(legislationQueue.list.none) },
          { label: number, href: hrefOf(id) },
          { label: strings.text },
        ]}
      />
      <UnsavedGuard isDirty={form.isUnsaved} onLeave={form.takeSaved} />
      <RestoredNotice editor={form} />
      <ConflictNotice
        editor={form}
        title={strings.conflictTitle}
        text={(theirs) => (theirs.draft === null ? strings.noDraft : strings.conflictText)}
        takeLabel={strings.takeTheirs}
        keepLabel={strings.keepMine}
      >
        {(theirs) => (theirs.draft === null ? null : <Kept tabIndex={0}>{theirs.draft}</Kept>)}
      </ConflictNotice>
      <Columns>
        <Card>
          <CardBody>
            <Stack gap={16}>
              <Problems key={form.tries} errors={form.problems} />
              <TextAreaField
                {...form.field('text')}
                label={strings.text}
                hint={strings.textHint}
                rows={ROWS}
                isDisabled={!mayWrite}
              />
              <Row>
                {mayWrite ? (
                  <Button
                    isPending={form.state.kind === 'saving'}
                    pendingLabel={strings.saving}
                    onPress={() => void form.save()}
                  >
                    {strings.saveText}
                  </Button>
                ) : null}
                <ButtonLink href={hrefOf(id)} variant="secondary">
                  {strings.back}
                </ButtonLink>
                {draft === null ? null : <DiscardButton act={act} onDone={form.takeSaved} />}
                {form.isUnsaved ? <span>{strings.unsaved}</span> : null}
              </Row>
            </Stack>
          </CardBody>
        </Card>
        <Card>
          <CardHeader title={strings.preview} />
          <CardBody>
            <SplitPreview text={form.text.text} isSummary={act.content.isSummary} />
          </CardBody>
        </Card>
      </Columns>
    </Page>
  );
}

function DiscardButton({ act: { id, version, number, actions }, onDone }: { act: EditedActView; onDone: () => void }) {
  const navigate = useNavigate();
  const act = useAct({
    send: () => api.call('POST /legislation/:id/discard', { id, body: { version } }),
    view: legislationQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: strings.discarded,
    about: number,
    onDone: () => {
      onDone();
      void navigate(hrefOf(id));
    },
  });
  return (
    <AskButton
      act={act}
      label={strings.discard}
      title={strings.discardTitle}
      variant="quiet"
      isDanger
      isOffered={actions.includes('discard')}
    >
      <p>{strings.discardText}</p>
    </AskButton>
  );
}
