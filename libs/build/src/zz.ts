import pg from 'pg';
const c = new pg.Client({ connectionString: process.argv[2] });
await c.connect();
console.log((await c.query('select pg_jit_available() a')).rows, (await c.query('show jit')).rows);
await c.end();
