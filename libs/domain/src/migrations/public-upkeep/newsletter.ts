/** Subscribers change what they are written about; the log of what they agreed to tells that as well. */
export const NEWSLETTER_PREFERENCES = `
alter table subscriber_consent drop constraint subscriber_consent_step_check,
  add constraint subscriber_consent_step_check
    check (step in ('asked', 'confirmed', 'preferences', 'unsubscribed', 'resubscribed'));`;
