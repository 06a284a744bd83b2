export const KEY_INVALID = 'Cheia de idempotență are între 8 și 100 de litere, cifre sau semnele . _ : -';
