import type { OwnCompany } from '@psp/contracts/own-company';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { RadioField } from '@psp/design-system/choice-fields';
import { formatDate } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { PartyField } from '@psp/features/parties/ui/party-field';
import { useAct } from '@psp/remote/act/use-act';
import { useCopy } from '@psp/remote/use-copy';
import { useIsActive } from '@psp/remote/when-active';
import { useId, useState } from 'react';
import { confirmationStrings as words } from './confirmation-strings.ts';
import { api, authoritiesQuery, profileQuery } from './queries.ts';

type Work = OwnCompany['portfolio'][number];

function describeConfirmation({ confirmedBy, confirmation }: Work): string {
  if (confirmedBy || !confirmation) return '';
  const { status, authority, expiresAt, reason } = confirmation;
  if (status === 'open') return words.open(authority, formatDate(expiresAt));
  if (status === 'declined') return words.declined(authority ?? '', reason ?? '');
  return status === 'expired' ? words.expired : '';
}

interface AskProps {
  work: OwnCompany['portfolio'][number];
  /** True when a request is open; a new one replaces it. */
  isAgain: boolean;
  /** Called with the address of a new link, '' for a request through the portal. */
  onLink: (link: string) => void;
}

interface AskValues {
  way: string;
  authorityId: string;
}

/** Asks an authority of the portal to confirm a work, or creates a link for it. */
function AskConfirmation({ work, isAgain, onLink }: AskProps) {
  const form = useActForm<AskValues, AskValues, { token: string | null }>({
    blank: { way: '', authorityId: '' },
    ids: { way: useId(), authorityId: useId() },
    check: ({ way, authorityId }) => ({
      way: way === '' ? words.wayMissing : undefined,
      authorityId: way === 'portal' && authorityId === '' ? words.authorityMissing : undefined,
    }),
    send: ({ way, authorityId }) =>
      api.call('POST /profile/portfolio/:id/confirmation', {
        id: work.id,
        body: { authorityId: way === 'portal' ? authorityId : null },
      }),
    refreshes: [profileQuery.queryKey],
    done: ({ token }) => (token ? words.linked : words.sent),
    onDone: ({ token }) => onLink(token ? `${window.location.origin}/uat/work-confirmations/${token}` : ''),
    clears: true,
  });
  return (
    <AskButton
      act={form}
      label={isAgain ? words.again : words.ask}
      about={work.name}
      title={words.title(work.name)}
      confirmLabel={words.confirm}
      variant="quiet"
      size="small"
    >
      <p>{words.text}</p>
      {isAgain ? <p>{words.againText}</p> : null}
      <RadioField {...form.field('way')} label={words.way} options={words.ways} />
      {form.values.way === 'portal' ? (
        <PartyField
          field={form.field('authorityId')}
          label={words.authority}
          hint={words.authorityHint}
          search={authoritiesQuery}
        />
      ) : null}
    </AskButton>
  );
}

/** Confirmation of a work, with the actions that request and revoke it. */
export function WorkConfirmation({ work, mayEdit }: { work: Work; mayEdit: boolean }) {
  const [link, setLink] = useState('');
  const { confirmedBy, confirmation } = work;
  const isActive = useIsActive();
  const isOpen = !confirmedBy && confirmation?.status === 'open';
  const status = describeConfirmation(work);
  const revoke = useAct({
    send: () => api.call('POST /profile/portfolio/:id/confirmation/revoke', { id: work.id }),
    refreshes: [profileQuery.queryKey],
    done: words.revoked,
    onDone: () => setLink(''),
  });
  return (
    <Stack gap={8}>
      {confirmedBy ? <Badge tone="success">{words.confirmedBy(confirmedBy)}</Badge> : null}
      {status ? <Under>{status}</Under> : null}
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
