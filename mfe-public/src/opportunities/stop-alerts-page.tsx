import { api } from '../common/api.ts';
import { StopScreen } from '../newsletter/stop-screen.tsx';
import { strings } from './strings.ts';

const stop = (token: string) => api.post('/opportunity-alerts/stop', { token });

/** Where the last line of each alert of opportunities leads. */
export const StopAlertsPage = () => <StopScreen strings={strings} stop={stop} />;
