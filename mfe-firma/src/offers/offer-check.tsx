import type { OpportunityView } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { formatDateTime, formatLei } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { editor } from './strings.ts';
import { OfferContentList } from './offer-content.tsx';
import type { OfferEdit } from './use-offer-editor.ts';

interface CheckProps {
  view: OpportunityView;
  edit: OfferEdit;
  isOpen: boolean;
}

/** Second step: the whole offer to read once more, and the button that submits it. */
export function OfferCheck({ view, edit, isOpen }: CheckProps) {
  const content = edit.form.getValues();
  const isReconfirmed = view.offer?.status === 'to_confirm';
  const maySubmit = isOpen && view.offer?.actions.includes('submit') && edit.text.state.kind !== 'stale';
  return (
    <Stack gap={16}>
      <OfferContentList content={content} files={view.offer?.attachments ?? []} />
      <Row>
        {maySubmit ? (
          <AskButton
            act={edit.submit}
            label={isReconfirmed ? editor.reconfirm : editor.submit}
            title={isReconfirmed ? editor.reconfirmTitle : editor.confirmTitle}
          >
            <p>{editor.confirmText(formatLei(content.price ?? 0), formatDateTime(view.deadline))}</p>
          </AskButton>
        ) : null}
        <Button variant="secondary" onPress={edit.goToForm}>
          {editor.back}
        </Button>
      </Row>
    </Stack>
  );
}
