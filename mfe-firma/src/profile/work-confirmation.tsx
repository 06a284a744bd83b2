import type { OwnCompany } from '@psp/contracts/own-company';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useAct } from '@psp/remote/act/use-act';
import { useIsActive } from '@psp/remote/when-active';
import { useCopy } from '@psp/remote/use-copy';
import { useState } from 'react';
import { AskConfirmation } from './ask-confirmation.tsx';
import { api, profileQuery } from './queries.ts';
import { confirmationStrings as words } from './confirmation-strings.ts';

type Work = OwnCompany['portfolio'][number];

function standing({ confirmedBy, confirmation }: Work): string {
  if (confirmedBy || !confirmation) return '';
  const { status, authority, expiresAt, reason } = confirmation;
  if (status === 'open') return words.open(authority, formatDate(expiresAt));
  if (status === 'declined') return words.declined(authority ?? '', reason ?? '');
  return status === 'expired' ? words.expired : '';
}

/** Who has confirmed a work, or was asked to; the firm asks here. */
export function WorkConfirmation({ work, mayEdit }: { work: Work; mayEdit: boolean }) {
  const [link, setLink] = useState('');
  const { confirmedBy, confirmation } = work;
  const isActive = useIsActive();
  const isOpen = !confirmedBy && confirmation?.status === 'open';
  const said = standing(work);
  const revoke = useAct({
    send: () => api.call('POST /profile/portfolio/:id/confirmation/revoke', { id: work.id }),
    refreshes: [profileQuery.queryKey],
    done: words.revoked,
    onDone: () => setLink(''),
  });
  return (
    <Stack gap={8}>
      {confirmedBy ? <Badge tone="success">{words.confirmedBy(confirmedBy)}</Badge> : null}
      {said ? <Under>{said}</Under> : null}
      {mayEdit && isActive && !confirmedBy ? (
        <Row gap={4}>
          <AskConfirmation work={work} isAgain={isOpen} onLink={setLink} />
          <AskButton
            act={revoke}
            label={words.revoke}
            about={work.name}
            title={words.revokeTitle}
            variant="quiet"
            size="small"
            isOffered={isOpen}
          >
            <p>{words.revokeText}</p>
          </AskButton>
        </Row>
      ) : null}
      {link && isOpen ? <NewLink link={link} /> : null}
    </Stack>
  );
}

function NewLink({ link }: { link: string }) {
  const { outcome, copy } = useCopy(words);
  return (
    <Stack gap={8}>
      <p>{words.linkText}</p>
      <code style={{ overflowWrap: 'anywhere' }}>{link}</code>
      <Row>
        <Button variant="secondary" size="small" onPress={() => copy(link)}>
          {words.copy}
        </Button>
        <span role="status">{outcome}</span>
      </Row>
    </Stack>
  );
}
