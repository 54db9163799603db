import { parentPort, workerData } from 'node:worker_threads';
import type { GivingStatement } from './giving-statement.types.ts';
import { type Church, givingStatementPdf } from './giving-statement-pdf.ts';

export interface StatementTask {
  statement: GivingStatement;
  church: Church;
}

const { statement, church } = workerData as StatementTask;
parentPort?.postMessage(await givingStatementPdf(statement, church));
