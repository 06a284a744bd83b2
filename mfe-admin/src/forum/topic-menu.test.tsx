import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { portalAnswersNothing } from '../testing/portal.ts';
import { TopicMenu } from './topic-menu.tsx';

afterEach(() => {
  cleanup();
  portalAnswersNothing();
});

const topic = { id: 'subiect', version: 1, title: 'Subiect', category: 'general', actions: ['move'] };
const categories = {
  items: [
    { slug: 'general', name: 'General', isOn: true },
    { slug: 'fonduri', name: 'Fonduri', isOn: true },
    { slug: 'veche', name: 'Veche', isOn: false },
  ],
};
const openMove = async () => {
  openAt(<TopicMenu topic={topic} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Administrează' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mută în altă categorie' }));
  return within(await screen.findByRole('dialog'));
};

test('categories that cannot be read are told in the move dialog, and are chosen from after a retry', async () => {
  let isBroken = true;
  globalThis.fetch = async () =>
    isBroken ? Response.json({ code: 'internal', message: 'Eroare.' }, { status: 400 }) : Response.json(categories);
  const dialog = await openMove();
  const select = dialog.getByLabelText<HTMLSelectElement>('Categoria');
  const retry = await dialog.findByRole('button', { name: 'Încearcă din nou' });
  expect(select.disabled).toBe(true);
  isBroken = false;
  await userEvent.click(retry);
  await dialog.findByRole('option', { name: 'Fonduri' });
  const offered = [...dialog.getByLabelText<HTMLSelectElement>('Categoria').options].map(({ label }) => label);
  expect(offered).toEqual(['Alegeți categoria', 'Fonduri']);
});
