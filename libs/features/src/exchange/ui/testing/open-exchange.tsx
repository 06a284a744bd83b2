import type { ExchangeList, ExchangeQuestions, ExchangeView } from '@psp/contracts/exchange';
import type { exchangeOperations, ownExchangeOperations } from '@psp/contracts/exchange-operations';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { openPage } from '@psp/remote/testing/open-page';
import type { ExchangeArea } from '../area.ts';
import { ExchangePage } from '../exchange-page.tsx';
import { ProjectPage } from '../project-page.tsx';

interface Answers {
  list?: ExchangeList;
  /** The project at each reading. */
  project?: () => ExchangeView;
  /** The questions after `after`. */
  questions?: (query: { after: string }) => ExchangeQuestions;
}

/** Opens a page of the exchange of authorities at `address`. */
export function openExchange(address: string, { list, project, questions }: Answers) {
  /* Where each page of questions that was read begins. */
  const reads: string[] = [];
  const server = fakeApi<typeof exchangeOperations | typeof ownExchangeOperations>((called, input) => {
    if (called === 'GET /exchange') return list;
    if (called === 'POST /exchange/:id/adopt') return { requestId: 'noua', number: 'SP-2026-000001' };
    if (called === 'GET /exchange/:id/questions') {
      const { query } = input as { query: { after: string } };
      reads.push(query.after);
      return questions?.(query);
    }
    return project?.();
  });
  const area: ExchangeArea = {
    kind: 'uat',
    api: server.api,
    title: 'Schimb de proiecte',
    path: '/uat/exchange',
    trail: [],
  };
  const router = openPage(
    [
      { path: '/uat/exchange', element: <ExchangePage area={area} /> },
      { path: '/uat/exchange/:id', element: <ProjectPage area={area} /> },
      { path: '/uat/service-requests/:id/edit', element: <h1>Ciorna</h1> },
    ],
    address,
  );
  return { ...server, router, reads };
}
