import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type PendingDecision, OfferDialogs } from '../offers/offer-dialogs.tsx';
import { OffersTab } from '../offers/offers-tab.tsx';
import { offerOf, question, sent, showView } from '../testing/views.tsx';
import { RequestNextStep } from './detail-page.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { RequestEditor } from './request-editor.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('an answer that came too late is kept beside the published one until the user discards it', async () => {
  const refresh = showView((view) => <QuestionsTab view={view} />, { ...sent, questions: [question] });
  await userEvent.type(screen.getByLabelText('Răspunsul dvs.'), 'Circa 4.000.');
  refresh({ ...sent, questions: [{ ...question, answer: 'Sunt 4.100.', answeredAt: sent.sentAt, actions: [] }] });
  expect(screen.getByText('Sunt 4.100.')).toBeTruthy();
  expect(screen.getByText('Circa 4.000.')).toBeTruthy();
  expect(screen.getByText('Răspunsul dvs. nu a fost publicat')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Șterge textul' }));
  expect(screen.queryByText('Circa 4.000.')).toBeNull();
});

test('an open dialog keeps its reason when the request can no longer be cancelled', async () => {
  const refresh = showView((view) => <RequestNextStep view={view} onAsk={() => undefined} />, sent);
  await userEvent.click(screen.getByRole('button', { name: 'Anulează solicitarea' }));
  await userEvent.type(screen.getByLabelText(/^Motiv/), 'Nu mai este nevoie.');
  refresh({ ...sent, status: 'cancelled', actions: ['copy'] });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Motiv/).value).toBe('Nu mai este nevoie.');
});

/* The offers and their decision dialogs, combined as on the page of a request. */
function Offers({ view }: { view: RequestView }) {
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  return (
    <>
      <OffersTab view={view} onAsk={setAsked} />
      <OfferDialogs request={view} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

test.each([
  ['Acceptă', 'De ce această ofertă'],
  ['Respinge', /^Motiv/],
])('an open dialog keeps its reason when the offers were decided meanwhile: %s', async (label, field) => {
  const offers = [offerOf('Alfa'), offerOf('Beta')];
  const opened = { ...sent, offerCount: 2, offers };
  const refresh = showView((view) => <Offers view={view} />, opened);
  const [button] = screen.getAllByRole('button', { name: new RegExp(`^${label}.*Alfa`) });
  if (button) await userEvent.click(button);
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>(field);
  await userEvent.clear(reason());
  await userEvent.type(reason(), 'Prețul mai bun.');
  refresh({ ...opened, offers: offers.map((offer) => ({ ...offer, actions: [] })) });
  expect(reason().value).toBe('Prețul mai bun.');
});

test('a sent request without a deadline reports it at the field and is not saved', async () => {
  const initial = { ...sent, content: { ...sent.content, deadline: null } };
  showView(() => <RequestEditor initial={initial} onCreated={() => {}} />, initial);
  expect(screen.queryByText(/14 zile de la trimitere/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salvează modificările' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  const link = within(summary).getByRole('link', { name: 'Alegeți termenul de răspuns.' });
  expect(link.getAttribute('href')).toBe('#deadline');
});
