export const SITE_CONTENT = `select 1;`;
