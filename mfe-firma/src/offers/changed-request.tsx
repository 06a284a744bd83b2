import { pricedByLines } from '@psp/contracts/offer-lines';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { formatDateTime, formatLei } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { VersionsCard } from '@psp/features/service-requests/ui/versions-card';
import { versionsQuery } from '../opportunities/queries.ts';
import { editor } from './strings.ts';
import type { OfferEdit } from './use-offer-editor.ts';

interface ChangedRequestProps {
  view: OpportunityView;
  edit: OfferEdit;
}

/** What the authority changed since the offer was written, and the button that confirms the offer as it is. */
export function ChangedRequest({ view, edit }: ChangedRequestProps) {
  const { offer, revision } = view;
  if (!offer?.actions.includes('submit') || offer.requestRevision >= revision) return null;
  const net = pricedByLines(edit.form.getValues()).price ?? 0;
  const isAsWritten = offer.status === 'to_confirm' && !edit.text.isUnsaved && edit.text.state.kind !== 'stale';
  return (
    <Stack gap={16}>
      <Notice tone="info" title={editor.changedTitle(revision)}>
        <p>{editor.changedText(offer.requestRevision)}</p>
      </Notice>
      <VersionsCard query={versionsQuery(view)} revision={revision} since={offer.requestRevision} />
      <Row>
        <AskButton
          act={edit.submit}
          label={editor.unaffected}
          title={editor.reconfirmTitle}
          confirmLabel={editor.reconfirm}
          isOffered={isAsWritten}
          variant="secondary"
        >
          <p>{editor.confirmText(formatLei(net), formatDateTime(view.deadline))}</p>
        </AskButton>
      </Row>
    </Stack>
  );
}
