import type { EditedLibraryView } from '@psp/contracts/library';
import { LIBRARY_STATUS } from '@psp/contracts/library-names';
import { StatusBadge } from '@psp/design-system/badge';
import { DocumentFacts, DocumentText } from '../../library/document-page.tsx';
import { api, libraryQueue, REFRESHED } from '../../library/queries.ts';
import { strings } from '../../library/strings.ts';
import type { DecisionContent } from '../../queue/decision-page.tsx';
import { panelOf } from '../panel.tsx';
import { decisionsOnProposal } from '../proposal.ts';
import { strings as queue } from '../strings.ts';

const contentOf = (document: EditedLibraryView): DecisionContent<'approve' | 'reject'> => {
  const { id, version, title, status, actions, history, proposer } = document;
  return {
    title,
    queueTitle: strings.title,
    nextLabel: queue.next,
    badge: <StatusBadge status={LIBRARY_STATUS[status]} />,
    meta: proposer ? [proposer.name] : [],
    deciding: {
      standing: strings.next[status],
      ...decisionsOnProposal({
        words: { ...strings, reasonHint: strings.rejectHint },
        title,
        actions,
        act: { view: libraryQueue.viewQuery(id), refreshes: REFRESHED },
        approve: () => api.call('POST /library/:id/approve', { id, body: { version } }),
        reject: (reason) => api.call('POST /library/:id/reject', { id, body: { version, reason } }),
      }),
    },
    aside: <DocumentFacts document={document} />,
    history,
    isWaiting: status === 'proposed',
    children: <DocumentText document={document} />,
  };
};

export const DocumentPanel = panelOf({ viewQuery: libraryQueue.viewQuery, contentOf });
