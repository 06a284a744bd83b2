import type { EditedYearlyReport } from '@psp/contracts/yearly-reports';
import { DiscardDraft } from '@psp/features/acts/ui/discard-draft';
import { useNavigate } from 'react-router-dom';
import { api, REPORTS, reportsQuery } from './queries.ts';
import { strings } from './strings.ts';

interface DiscardReportProps {
  report: EditedYearlyReport;
  /** Gives up what is not saved, before the page is left: otherwise it would ask about text of a report that is gone. */
  onDiscarded: () => Promise<void>;
}

/** Button that discards the draft of a report after a confirmation, and goes to the list. */
export function DiscardReport({ report: { id, version, year, actions }, onDiscarded }: DiscardReportProps) {
  const navigate = useNavigate();
  if (!actions.includes('discard')) return null;
  const leave = async () => {
    await onDiscarded();
    await navigate(REPORTS);
  };
  return (
    <DiscardDraft
      words={strings}
      send={() => api.call('POST /yearly-reports/:id/discard', { id, body: { version } })}
      about={strings.reportOf(year)}
      refreshes={[reportsQuery.queryKey]}
      onDone={() => void leave()}
    />
  );
}
