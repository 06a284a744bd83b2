export const NEWSLETTER = `select 1;`;
