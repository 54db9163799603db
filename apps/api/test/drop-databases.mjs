// Drops the databases of a test run after all of its tests. MariaDB 10.11 was seen to crash (in ha_maria::drop_table) in a read of
// information_schema during DROP DATABASE, and each start of the application reads it.
import { createConnection } from 'mysql2/promise';

/** Jest options that name the databases of a run and drop them. The workers inherit the variable. */
export function databasesOfRun() {
  process.env.TEST_DATABASE_PREFIX = `ministry_${process.pid}`;
  return { globalTeardown: import.meta.filename };
}

export default async function dropDatabases() {
  for (const url of [process.env.TEST_MARIADB_URL, process.env.TEST_MYSQL_URL]) {
    if (url === undefined) continue;
    const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
    const [databases] = await connection.query('SHOW DATABASES LIKE ?', [`${process.env.TEST_DATABASE_PREFIX}_%`]);
    for (const name of databases.flatMap(Object.values)) await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  }
}
