import type { RequestView } from '@psp/contracts/service-requests';
import { Card, CardBody } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
import { AboutConversation } from '@psp/features/messages/ui/about-conversation';
import { strings } from '@psp/features/messages/ui/strings';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from './area.ts';

const Narrow = styled.div`
  max-width: 520px;
`;

/** Conversations about a request with the firms whose offers are open. The query string names the selected firm. */
export function MessagesTab({ view }: { view: RequestView }) {
  const [search, setSearch] = useSearchParams();
  const firms = (view.offers ?? []).map(({ firma }) => firma);
  const firm = firms.find(({ id }) => id === search.get('firma')) ?? firms[0];
  if (!firm) return null;
  const choose = (id: string) => setSearch({ tab: 'messages', firma: id }, { replace: true, preventScrollReset: true });
  return (
    <Card aria-label={strings.about}>
      {firms.length > 1 ? (
        <CardBody>
          <Narrow>
            <SelectField
              label={strings.withFirm}
              value={firm.id}
              options={firms.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={choose}
            />
          </Narrow>
        </CardBody>
      ) : null}
      <AboutConversation key={firm.id} area={messages} about={{ request: view.id, to: firm.id }} />
    </Card>
  );
}
