/* In place of zod's JSON schema in browsers, which have no use for that fifth of it. Filled as it runs, since bundlers look for names. */
const names = ['createStandardJSONSchemaMethod', 'createToJSONSchemaMethod'];

module.exports = Object.fromEntries(names.map((name) => [name, () => refuse]));

function refuse() {
  throw new Error('browsers have zod without JSON schema');
}
