import { createRequire } from 'node:module';
import type * as Mysql2 from 'mysql2';

/** The driver for MySQL and MariaDB. It is loaded on first use, so that the embedded database starts without it. */
export const mysql2 = (): typeof Mysql2 => createRequire(import.meta.url)('mysql2') as typeof Mysql2;
