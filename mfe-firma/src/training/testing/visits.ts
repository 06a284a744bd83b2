import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: {
    '/firma/training': '/api/firma/trainings',
    '/firma/training/proposals': '/api/firma/training-proposals',
  },
};
