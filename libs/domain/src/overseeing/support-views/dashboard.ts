import type { TodoKind, TodoSide } from '@psp/contracts/own-dashboards';
import { sql } from 'kysely';
import { countProjects } from '../../collaborating/projects/queries.ts';
import type { Db } from '../../read-db.ts';
import { openedByState } from '../../sourcing/offers/queries.ts';
import { countOpenSuited } from '../../sourcing/opportunities/list.ts';
import { countRequests } from '../../sourcing/service-requests/list.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { rating } from '../dashboards/queries.ts';
import { todosOf } from '../dashboards/todos.ts';
import type { Reader } from './reader.ts';

/** To-dos that the association may see: not those of drafts, and none that tells of a firm's sealed offer or answer. */
const SHOWN: Record<TodoKind, boolean> = {
  ...{ openOffers: true, decideOffers: true, answerQuestions: true, concludeConsultation: true, acceptDelivery: true },
  ...{ startProject: true, continueProject: true, decideAmendment: true, writeReview: true, confirmWork: true },
  ...{ answerExchange: true, answerNaming: true },
  ...{ answerGroup: false, sendGroup: false },
  ...{ confirmOffer: false, finishOffer: false, confirmAnswer: false },
};

const figuresOf: Record<TodoSide, (reader: Reader) => Sql> = {
  uat: (reader) => sql`'requests', ${countRequests(reader)} - ${countRequests(reader, 'draft')},
    'drafts', ${countRequests(reader, 'draft')}, 'matching', null`,
  firma: (reader) => sql`'requests', null, 'drafts', null, 'matching', ${countOpenSuited(reader)}`,
};

/** Reads the to-dos and figures of an organisation's dashboard as JSON text (`supportDashboard`). */
export const readSupportDashboard = (db: Db, reader: Reader): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('todos', ${todosOf(reader.kind, reader, (kind) => SHOWN[kind])},
      'figures', json_build_object(${figuresOf[reader.kind](reader)}, 'activeProjects', ${countProjects(reader, 'active')},
        'completedProjects', ${countProjects(reader, 'completed')}, ${rating(reader)}),
      'offers', ${reader.kind === 'firma' ? openedByState(reader) : sql`'[]'::json`})::text as json`,
  );
