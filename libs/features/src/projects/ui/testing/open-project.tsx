import type { ProjectView } from '@psp/contracts/projects';
import { DesignProvider } from '@psp/design-system/provider';
import { createApi } from '@psp/remote/api';
import { createQueryClient } from '@psp/remote/query';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { messagesArea } from '../../../messages/ui/testing/area.ts';
import type { ProjectOperations } from '../area.ts';
import { ProjectPage } from '../project-page.tsx';
import { project } from './project.ts';

/** Opens the page of a project for one side. Every call answers with `stored.view`, which a test may replace. */
export async function openProject(kind: 'uat' | 'firma', deciding: Partial<ProjectView>) {
  const stored = { view: project(deciding) };
  const { api: answering, ...service } = fakeApi<ProjectOperations>(() => stored.view);
  const api = { ...answering, href: createApi<ProjectOperations>(kind).href };
  const { area: messages } = messagesArea(kind, () => stored.view);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <MemoryRouter initialEntries={['/p-1']}>
          <main>
            <Routes>
              <Route
                path="/:id"
                element={<ProjectPage area={{ kind, api, messages, requests: `/${kind}/cereri` }} />}
              />
            </Routes>
          </main>
        </MemoryRouter>
      </DesignProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Portal de taxe locale' });
  return { ...service, stored };
}

/** Presses a button of the page, or inside an element. */
export const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
