import type { OfferContent } from '@psp/contracts/offers';
import type { Unanswered } from '@psp/contracts/unanswered';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { UnansweredList } from '@psp/features/offers/ui/unanswered-list';
import { unansweredStrings as strings } from '@psp/features/offers/ui/unanswered-strings';
import { useAct } from '@psp/remote/act/use-act';
import { Failed } from '@psp/remote/loaded';
import { useState } from 'react';
import { api } from './queries.ts';

interface UnansweredCardProps {
  /** Id of the request. */
  id: string;
  /** The offer as it is about to be submitted. */
  content: OfferContent;
}

/** Compares the offer with the request's text, on demand, before it is submitted. */
export function UnansweredCard({ id, content }: UnansweredCardProps) {
  const [found, setFound] = useState<Unanswered | null>(null);
  const act = useAct({
    send: () => api.call('POST /opportunities/:id/unanswered', { id, body: { content } }),
    onDone: setFound,
  });
  return (
    <div {...screenOnly}>
      <Card aria-labelledby="unanswered">
        <CardHeader id="unanswered" title={strings.title} />
        <CardBody>
          <Stack gap={12}>
            <div role="status">{found ? <Found found={found} /> : null}</div>
            {act.error ? <Failed error={act.error} onRetry={() => act.run()} /> : null}
            <div>
              <Button
                variant="secondary"
                isPending={act.isPending}
                pendingLabel={strings.asking}
                onPress={() => (found ? setFound(null) : act.run())}
              >
                {found ? strings.hide : strings.ask}
              </Button>
            </div>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

function Found({ found: { requirements, items } }: { found: Unanswered }) {
  if (requirements === 0) return <p>{strings.noRequirements}</p>;
  return (
    <Stack gap={12}>
      {items.length === 0 ? <p>{strings.nothing}</p> : <UnansweredList items={items} />}
      <Under>{strings.about(requirements)}</Under>
    </Stack>
  );
}
