import { pricedByLines } from '@psp/contracts/offer-lines';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { formatDateTime, formatLei } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { countPlaces, PlacesLeft, PlacesNotice } from '@psp/features/places/ui/places-notice';
import { strings as places } from '@psp/features/places/ui/strings';
import { fieldAddress } from '@psp/features/places/ui/use-field-of-address';
import { placedTexts } from './content.ts';
import { OfferContentList, PdfLink } from './offer-content.tsx';
import { editor } from './strings.ts';
import { UnansweredCard } from './unanswered-card.tsx';
import type { OfferEdit } from './use-offer-editor.ts';

const { submit: label, confirmTitle: title, confirmText: text } = editor;
const SUBMIT = { label, title, text };
const RECONFIRM = { label: editor.reconfirm, title: editor.reconfirmTitle, text };
const REVISE = { label: editor.revise, title: editor.reviseTitle, text: editor.reviseText };

const wordsOf = ({ offer }: OpportunityView, revises: boolean) => {
  if (revises) return REVISE;
  return offer?.status === 'to_confirm' ? RECONFIRM : SUBMIT;
};

interface CheckProps {
  view: OpportunityView;
  edit: OfferEdit;
  isOpen: boolean;
}

/** Second step: the whole offer for review, and the button that submits it. */
export function OfferCheck({ view, edit, isOpen }: CheckProps) {
  const content = edit.form.getValues();
  const net = pricedByLines(content).price ?? 0;
  const words = wordsOf(view, edit.revises);
  const texts = placedTexts(content);
  const count = countPlaces(texts);
  const isListed = view.offer?.actions.includes(edit.revises ? 'revise' : 'submit');
  const hasNews = !edit.revises || edit.text.isUnsaved;
  const canSubmit = isOpen && isListed && hasNews && edit.text.state.kind !== 'stale';
  return (
    <Stack gap={16}>
      {hasNews ? null : <p>{editor.nothingNew}</p>}
      <PlacesNotice texts={texts} reader="authority" onGo={(field, at) => edit.goToForm(fieldAddress(field, at))} />
      <OfferContentList content={content} files={view.offer?.attachments ?? []} />
      {canSubmit ? <UnansweredCard id={view.id} content={content} /> : null}
      {view.offer && !edit.revises ? <PdfLink offer={view.offer} /> : null}
      <Row>
        {canSubmit ? (
          <AskButton act={edit.submit} label={words.label} title={words.title}>
            {count > 0 ? <strong>{places.title(count)}</strong> : null}
            {count > 0 ? <PlacesLeft texts={texts} reader="authority" /> : null}
            <p>{words.text(formatLei(net), formatDateTime(view.deadline))}</p>
          </AskButton>
        ) : null}
        <Button variant="secondary" onPress={() => edit.goToForm()}>
          {editor.back}
        </Button>
      </Row>
    </Stack>
  );
}
