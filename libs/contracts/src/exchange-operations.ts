import { z } from 'zod';
import { anyone, approvedMembers, editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import {
  exchangeEditing,
  exchangeEntry,
  exchangeList,
  exchangeQuery,
  exchangeQuestions,
  exchangeVersions,
  exchangeView,
  madeRequest,
  publicExchangeQuery,
  questionsQuery,
} from './exchange.ts';
import {
  adoptExchange,
  answerExchange,
  answerNaming,
  askExchange,
  createExchange,
  flagExchange,
  formGroup,
  joinExchange,
  namePartner,
  publishExchange,
  saveExchange,
  setFlag,
} from './exchange-bodies.ts';
import { pictureView } from './images.ts';
import { EXCHANGE_BYTES_MAX } from './exchange-names.ts';
import { act, file, operations, read, upload } from './operations.ts';

const seen = { access: approvedMembers, view: exchangeView };
const done = { access: editors, view: exchangeView };
const empty = z.strictObject({});

/** The exchange of projects as members and partners read it. */
export const exchangeOperations = operations(['uat', 'firma'], {
  list: read('/exchange', { access: viewers, query: exchangeQuery, view: exchangeList }),
  view: read('/exchange/:id', { access: viewers, view: exchangeView }),
  questions: read('/exchange/:id/questions', { access: viewers, query: questionsQuery, view: exchangeQuestions }),
  download: file('/exchange/:id/files/:fileId', { access: viewers }),
  follow: act('exchange-project.follow', 'POST /exchange/:id/follow', { ...seen, body: setFlag }),
  thank: act('exchange-project.thank', 'POST /exchange/:id/thanks', { ...seen, body: setFlag }),
  ask: act('exchange-question.ask', 'POST /exchange/:id/questions', { ...done, body: askExchange }),
  flag: act('exchange-project.flag', 'POST /exchange/:id/flags', { ...done, body: flagExchange }),
});

const edited = { access: editors, view: exchangeEditing };
const written = { ...edited, bodyLimit: EXCHANGE_BYTES_MAX };
/** What authorities do besides. */
export const ownExchangeOperations = operations(['uat'], {
  editing: read('/exchange/:id/editing', { access: viewers, view: exchangeEditing }),
  versions: read('/exchange/:id/versions', { access: viewers, view: exchangeVersions }),
  entry: read('/projects/:id/exchange', { access: viewers, view: exchangeEntry }),
  create: act('exchange-project.create', 'POST /exchange', { ...written, body: createExchange }),
  // Makes a draft of a completed project; what is filled in is the editor's first content.
  start: act('exchange-project.create', 'POST /projects/:id/exchange', { ...edited, on: 'project', body: empty }),
  edit: act('exchange-project.edit', 'PUT /exchange/:id', { ...written, body: saveExchange }),
  publish: act('exchange-project.publish', 'POST /exchange/:id/publish', { ...done, body: publishExchange }),
  withdraw: act('exchange-project.withdraw', 'POST /exchange/:id/withdraw', { ...done, body: withReason }),
  discard: act('exchange-project.discard', 'POST /exchange/:id/discard', { access: editors, body: versioned }),
  namePartner: act('exchange-project.namePartner', 'POST /exchange/:id/partner', { ...done, body: namePartner }),
  answer: act('exchange-question.answer', 'POST /exchange/questions/:id/answer', {
    ...done,
    on: 'exchange-question',
    body: answerExchange,
  }),
  join: act('exchange-project.join', 'POST /exchange/:id/joined', { ...done, body: joinExchange }),
  leave: act('exchange-project.join', 'POST /exchange/:id/left', { ...done, body: empty }),
  formGroup: act('exchange-project.formGroup', 'POST /exchange/:id/group', {
    access: editors,
    body: formGroup,
    view: madeRequest,
  }),
  adopt: act('exchange-project.adopt', 'POST /exchange/:id/adopt', {
    access: editors,
    body: adoptExchange,
    view: madeRequest,
  }),
  addPicture: upload('exchange-project.upload', '/exchange-pictures', { access: editors, view: pictureView }),
});

/** What firms do besides. */
export const partnerExchangeOperations = operations(['firma'], {
  answerNaming: act('exchange-project.answerNaming', 'POST /exchange/:id/partner', { ...done, body: answerNaming }),
});

const published = { access: anyone, topics: ['exchange', 'partners'] } as const;
/** What visitors read. */
export const publicExchangeOperations = operations(['public'], {
  list: read('/exchange', { ...published, query: publicExchangeQuery, view: exchangeList }),
  view: read('/exchange/:id', { access: anyone, topics: ['exchange', 'partners', 'communities'], view: exchangeView }),
  questions: read('/exchange/:id/questions', { ...published, query: questionsQuery, view: exchangeQuestions }),
  // Counts a download.
  download: file('/exchange/:id/files/:fileId', { access: anyone }),
});
