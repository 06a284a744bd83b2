export const SEARCH = `select 1;`;
