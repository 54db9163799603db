import type { QueryRunner } from 'typeorm';
import type { TestApp } from './test-app.ts';

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** One step of a statement's plan, as the database describes it. */
export interface PlanStep {
  text: string;
  /** Indexes that the step uses. */
  indexes: string[];
  /** Whether the step reads all rows of a table or sorts rows. */
  isCostly: boolean;
}

interface ServerStep {
  type: string | null;
  key: string | null;
  Extra: string | null;
}

const ofSqlite = ({ detail }: { detail: string }): PlanStep => ({
  text: detail,
  indexes: /INDEX (\w+)/.exec(detail)?.slice(1) ?? [],
  isCostly: /TEMP B-TREE|^SCAN (?!.*USING (COVERING )?INDEX)/.test(detail),
});

function ofServer({ type, key, Extra: extra }: ServerStep): PlanStep {
  const text = [type, key, extra].map(String).join(' ');
  return { text, indexes: key?.split(',') ?? [], isCostly: type === 'ALL' || /filesort|temporary/.test(extra ?? '') };
}

/** Records the statements that an application sends, and explains how its database executes them. */
export class QueryStatements {
  private readonly sent: Statement[] = [];
  private explained = 0;

  constructor(private readonly api: TestApp) {
    const { driver } = api.database.dataSource;
    const createQueryRunner = driver.createQueryRunner.bind(driver);
    driver.createQueryRunner = (mode) => {
      const runner = createQueryRunner(mode);
      const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
      runner.query = (async (sql: string, parameters: unknown[] = [], ...rest: unknown[]) => {
        if (/^(SELECT|WITH)/.test(sql)) this.sent.push({ sql, parameters });
        return query(sql, parameters, ...rest);
      }) as QueryRunner['query'];
      return runner;
    };
  }

  /** Counts the statements that match while a request is answered. */
  async countDuring(url: string, wanted: RegExp): Promise<number> {
    this.sent.length = 0;
    expect((await this.api.send({ url })).statusCode).toBe(200);
    return this.sent.filter(({ sql }) => wanted.test(sql)).length;
  }

  /** Returns one step for each table in every statement that `url` sends about this table. */
  async plansOf(url: string, table: string): Promise<PlanStep[]> {
    this.sent.length = 0;
    const answer = await this.api.send({ url, headers: this.api.as('admin') });
    expect(answer.statusCode).toBe(200);
    const asked = this.sent.filter(({ sql }) => new RegExp(`["\`]${table}["\`]`).test(sql));
    expect(asked).not.toEqual([]);
    return (await Promise.all(asked.map((statement) => this.explain(statement)))).flat();
  }

  private async explain({ sql, parameters }: Statement): Promise<PlanStep[]> {
    const { dataSource, isMysql } = this.api.database;
    if (!isMysql) {
      this.explained += 1;
      // The number makes each statement unique: a statement that is already prepared would show its old plan.
      const statement = `EXPLAIN QUERY PLAN ${sql} -- ${this.explained}`;
      return (await dataSource.query<{ detail: string }[]>(statement, parameters)).map(ofSqlite);
    }
    // The default of MySQL is a tree; MariaDB does not know this keyword.
    const format = dataSource.options.type === 'mysql' ? 'FORMAT=TRADITIONAL' : '';
    return (await dataSource.query<ServerStep[]>(`EXPLAIN ${format} ${sql}`, parameters)).map(ofServer);
  }
}
