import { z } from 'zod';
import { anyone, signedIn } from './access.ts';
import {
  accountView,
  changeEmail,
  changePassword,
  currentSession,
  dataExport,
  dataExportList,
  editAccount,
  jwks,
  logout,
  memberships,
  openChallenge,
  reauthentication,
  recover,
  sessionAnswer,
  sessionList,
  signInAnswer,
  switchOrganisation,
  tokenRequest,
  verify,
  withPassword,
} from './accounts.ts';
import { act, call, file, operations, read } from './operations.ts';
import { confirmed } from './registrations.ts';
import { factorCode, factorParams, proposedFactor, recoveryCodes } from './second-factor.ts';

const nothing = z.strictObject({});
const accepted = z.object({});

/*
 * Access is `anyone` where credentials or tokens in the request decide. A person whose organisation is suspended must still be able
 * to read their session, choose another organisation and sign out.
 */
export const sessionOperations = operations(['identity'], {
  signIn: call('POST /token', { access: anyone, body: tokenRequest, view: signInAnswer, mayBeEmpty: true }),
  current: read('/session', { access: anyone, view: currentSession }),
  signOut: call('POST /logout', { access: anyone, act: 'session.end', body: logout }),
  memberships: read('/memberships', { access: anyone, view: memberships }),
  switch: call('POST /session/organisation', {
    access: anyone,
    act: 'session.switch',
    body: switchOrganisation,
    view: sessionAnswer,
  }),
  list: read('/sessions', { access: signedIn, view: sessionList }),
  end: call('POST /sessions/:id/end', { access: signedIn, act: 'session.end', body: nothing }),
  proof: read('/reauthenticate', { access: signedIn, view: reauthentication }),
});

export const keyOperations = operations(['identity'], { list: read('/jwks', { access: anyone, view: jwks }) });

/** Mailed links, for the holder of their token. */
export const linkOperations = operations(['identity'], {
  recover: call('POST /recover', { access: anyone, body: recover, view: accepted, status: 202 }),
  verify: call('POST /verify', { access: anyone, body: verify, view: confirmed, mayBeEmpty: true }),
});

const own = { access: signedIn, view: accountView };
export const userOperations = operations(['identity'], {
  view: read('/user', own),
  edit: act('account.edit', 'PUT /user', { ...own, body: editAccount }),
  changePassword: call('POST /user/password', {
    access: signedIn,
    act: 'account.changePassword',
    body: changePassword,
  }),
  changeEmail: act('account.requestEmailChange', 'POST /user/email', {
    access: signedIn,
    body: changeEmail,
    view: accepted,
    status: 202,
  }),
  repeatEmailChange: act('account.requestEmailChange', 'POST /user/email/resend', { ...own, body: nothing }),
  cancelEmailChange: act('account.cancelEmailChange', 'POST /user/email/cancel', { ...own, body: nothing }),
  exports: read('/user/exports', { access: signedIn, view: dataExportList }),
  requestExport: act('account.requestExport', 'POST /user/exports', {
    access: signedIn,
    body: nothing,
    view: dataExport,
  }),
  exportFile: file('/user/exports/:id/file', { access: signedIn }),
  requestDeletion: act('account.requestDeletion', 'POST /user/deletion', { ...own, body: withPassword }),
  cancelDeletion: act('account.cancelDeletion', 'POST /user/deletion/cancel', { ...own, body: nothing }),
});

const asked = { access: anyone, params: factorParams };
const byPassword = { access: signedIn, body: withPassword };
export const factorOperations = operations(['identity'], {
  propose: act('account.enableTwoFactor', 'POST /factors', { ...byPassword, view: proposedFactor }),
  renewCodes: act('account.renewRecoveryCodes', 'POST /factors/recovery-codes', { ...byPassword, view: recoveryCodes }),
  disable: act('account.disableTwoFactor', 'DELETE /factors/:id', {
    ...byPassword,
    params: factorParams,
    view: accountView,
  }),
  challenge: call('POST /factors/:id/challenge', { ...asked, body: nothing, view: openChallenge }),
  /* Confirming a proposed factor needs a session; finishing a sign-in needs its challenge. */
  verify: call('POST /factors/:id/verify', {
    ...asked,
    act: 'account.enableTwoFactor',
    body: factorCode,
    view: signInAnswer,
  }),
});
