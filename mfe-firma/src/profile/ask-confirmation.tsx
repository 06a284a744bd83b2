import type { OwnCompany } from '@psp/contracts/own-company';
import { RadioField } from '@psp/design-system/fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { PartyField } from '@psp/features/parties/ui/party-field';
import { useId } from 'react';
import { api, authoritiesQuery, profileQuery } from './queries.ts';
import { confirmationStrings as words } from './confirmation-strings.ts';

interface AskProps {
  work: OwnCompany['portfolio'][number];
  /** Whether a request is open, which this one ends. */
  isAgain: boolean;
  /** Told the address of a new link. */
  onLink: (link: string) => void;
}

interface Asked {
  way: string;
  authorityId: string;
}

/** Asks an authority of the portal to confirm a work, or makes a link for one. */
export function AskConfirmation({ work, isAgain, onLink }: AskProps) {
  const form = useActForm<Asked, Asked, { token: string | null }>({
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
