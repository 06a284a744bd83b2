import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { Row, Stack, VisuallyHidden } from '@psp/design-system/page';
import { PlacesDialog } from '@psp/features/places/ui/places-dialog';
import { countPlaces, PlacesNotice } from '@psp/features/places/ui/places-notice';
import { Problems } from '@psp/remote/act/problems';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isConsultation } from '../consultations/life-cycle.ts';
import { strings as consultations } from '../consultations/strings.ts';
import { GroupCheck } from '../groups/group-check.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { startStrings } from './start-strings.ts';
import { placedTexts } from './content.ts';
import { describeContent, namesOf } from './describe.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { strings as texts } from './strings.ts';
import { requests, useRequestAct } from './queries.ts';
import type { RequestEditing } from './use-editor.ts';

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  > div { min-width: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;

interface CheckViewProps {
  editor: RequestEditing;
  view: RequestView;
  /** Returns to the form: to a field and one of its places to fill in, or to the top for null. */
  onChange: (field: keyof RequestContent | null, place?: number) => void;
}

/* Saves pending changes, then sends the request. When somebody else has saved meanwhile, both versions are compared. */
function useSend({ flush, meet }: RequestEditing, view: RequestView) {
  const navigate = useNavigate();
  const submit = async (places: number) => {
    const saved = await flush();
    if (!saved) throw new Error(strings.failure);
    const { id, version } = saved;
    // `places`: number of unfilled places that the user has accepted.
    return requests.call('POST /service-requests/:id/send', { id, body: { version, places } });
  };
  const { run, isPending, error } = useRequestAct<number>(view.id, {
    send: submit,
    done: strings.success,
    onDone: (sent) => void navigate(`/uat/service-requests/${sent.id}`),
  });
  const compare = async (refusal: Error) => {
    if (!isApiError(refusal) || refusal.code !== 'version.stale') return;
    meet(await requests.call('GET /service-requests/:id', { id: view.id }));
  };
  const send = (places: number) => run(places, { onRefused: (refusal) => void compare(refusal) });
  return { send, isPending, error };
}

/** Summary of the request, with a button back to each field and the button that sends it. */
export function CheckView({ editor, view, onChange }: CheckViewProps) {
  const { send, isPending, error } = useSend(editor, view);
  const isMarketConsultation = isConsultation(view);
  const [isConfirming, setConfirming] = useState(false);
  const texts = placedTexts(editor.form.getValues());
  const places = countPlaces(texts);
  const sendAsIs = () => {
    setConfirming(false);
    send(places);
  };
  return (
    <Stack gap={20}>
      {error ? <SendFailure error={error} /> : null}
      <p>
        {`${isMarketConsultation ? consultations.checkLead : strings.checkLead} `}
        {view.audience == null ? null : <strong>{startStrings.audience(view.audience)}</strong>}
      </p>
      <PlacesNotice texts={texts} reader="firms" onGo={onChange} />
      {view.group ? <GroupCheck id={view.id} /> : null}
      {isMarketConsultation ? null : <LimitNotice content={editor.form.getValues()} id={view.id} />}
      <Card>
        <CardBody>
          <ContentList content={editor.form.getValues()} view={view} onChange={onChange} />
        </CardBody>
      </Card>
      <Row gap={12}>
        {view.actions.includes('send') ? (
          <Button
            icon={<Send aria-hidden />}
            isPending={isPending}
            pendingLabel={strings.sending}
            onPress={() => (places > 0 ? setConfirming(true) : send(0))}
          >
            {strings.send}
          </Button>
        ) : null}
        <Button variant="quiet" isDisabled={isPending} onPress={() => onChange(null)}>
          {strings.back}
        </Button>
      </Row>
      <PlacesDialog texts={texts} isOpen={isConfirming} onClose={() => setConfirming(false)} onGoOn={sendAsIs} />
    </Stack>
  );
}

interface ContentListProps extends Pick<CheckViewProps, 'onChange' | 'view'> {
  content: RequestContent;
}

function ContentList({ content, view, onChange }: ContentListProps) {
  const items = describeContent(content, namesOf(view)).map(({ field, term, text }) => ({
    term,
    detail: (
      <Line>
        <div>{text || texts.facts.none}</div>
        <Button variant="quiet" size="small" onPress={() => onChange(field)}>
          {strings.change}
          <VisuallyHidden>{strings.changeWhat(term)}</VisuallyHidden>
        </Button>
      </Line>
    ),
  }));
  return <DescriptionList items={items} />;
}

function SendFailure({ error }: { error: Error }) {
  const why = isApiError(error) ? [{ id: '', message: errorMessage(error) }] : [];
  return <Problems errors={[{ id: '', message: strings.failure }, ...why]} />;
}
