export const TICKETS = `select 1;`;
