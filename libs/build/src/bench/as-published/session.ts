import type { Db } from '@psp/domain/read-db';
import type { openSession as own } from '@psp/domain/unit-of-work/session';

/** Uses `em.begin` and `em.commit`: each step is awaited, and no statement of the transaction is prepared. */
export const openSession: typeof own = async (orm) => {
  const em = orm.em.fork();
  await em.begin();
  const db: Db = {
    run: async (query) => {
      const transaction = em.getTransactionContext<Parameters<typeof query.execute>[0]>();
      if (!transaction) throw new Error('the transaction has ended');
      return (await query.execute(transaction)).rows;
    },
  };
  return {
    em,
    db,
    begin: async () => undefined,
    commit: () => em.commit(),
    rollback: async (error) => {
      await em.rollback();
      return error;
    },
    release: () => undefined,
  };
};
