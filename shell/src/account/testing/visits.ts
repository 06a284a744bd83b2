import type { Visit, Visits } from '@psp/remote/testing/visits';

const OF_EVERYBODY = ['/notificari', '/cont', '/cont/securitate', '/cont/notificari', '/cont/date', '/organizatie'];

export const visits: Visits = {
  pages: [
    ...OF_EVERYBODY.map((path): Visit => ['comuna', path]),
    ['candidat', '/cont'],
    ['consultant', '/organizatie'],
  ],
  shared: [...OF_EVERYBODY.map((path): Visit => ['admin', path]), ['firma', '/notificari'], ['firma', '/cont']],
};
