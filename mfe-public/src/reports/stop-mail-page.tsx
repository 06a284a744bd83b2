import type { reportMailOperations } from '@psp/contracts/reports';
import { createApi } from '@psp/remote/api';
import { StopScreen } from '../newsletter/stop-screen.tsx';
import { strings } from './strings.ts';

const reportMails = createApi<typeof reportMailOperations>('public');

const stop = (token: string) => reportMails.call('POST /report-mails/stop', { body: { token } });

/** Stops the monthly reports; linked from each of them. */
export const StopMailPage = () => <StopScreen strings={strings} stop={stop} />;
