import type { alertOperations } from '@psp/contracts/opportunities';
import { createApi } from '@psp/remote/api';
import { StopScreen } from '../newsletter/stop-screen.tsx';
import { strings } from './strings.ts';

const alerts = createApi<typeof alertOperations>('public');

const stop = (token: string) => alerts.call('POST /opportunity-alerts/stop', { body: { token } });

/** Stops the alerts of opportunities; linked from each alert. */
export const StopAlertsPage = () => <StopScreen strings={strings} stop={stop} />;
