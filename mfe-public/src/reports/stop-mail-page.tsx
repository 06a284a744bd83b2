import { api } from '../common/api.ts';
import { StopScreen } from '../newsletter/stop-screen.tsx';
import { strings } from './strings.ts';

const stop = (token: string) => api.post('/report-mails/stop', { token });

/** Where the last line of each monthly report leads. */
export const StopMailPage = () => <StopScreen strings={strings} stop={stop} />;
