/* In place of parts of packages that browsers have no use for. A proxy, since bundlers look for names. */
const refuse = () => {
  throw new Error('left out of browsers');
};

// zod asks for two of its methods while it makes a schema, and calls neither.
module.exports = new Proxy({}, { get: () => () => refuse });
