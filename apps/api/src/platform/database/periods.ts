import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';

interface Measure<Row> {
  /** A column of date and time, or of plain days if the bounds are days. */
  column: keyof Row & string;
  /** Starts of the periods, oldest first, and the end of the last one. */
  bounds: readonly (Date | string)[];
  where?: FindOptionsWhere<Row>;
  /** SQL expression over the rows of one period, whose alias is `row`. */
  figure?: string;
}

/**
 * Computes a figure for each period, in one statement. Each period is a sub-select that reads a range of an index. Sorting 100,000
 * rows into twelve periods with a CASE takes twelve times as long, and date functions differ between databases.
 */
export async function measurePeriods<Row extends ObjectLiteral>(
  repository: Repository<Row>,
  { column, bounds, where = {}, figure = 'COUNT(*)' }: Measure<Row>,
): Promise<number[]> {
  const measured = repository.manager.createQueryBuilder().select([]).from('(SELECT 1 AS one)', 'single');
  const starts = bounds.slice(0, -1);
  starts.forEach((start, at) =>
    measured.addSelect(
      (period) =>
        period
          .select(figure)
          .from(repository.target, 'row')
          .where(where)
          .andWhere(`row.${column} >= :start${at} AND row.${column} < :end${at}`, {
            [`start${at}`]: start,
            [`end${at}`]: bounds[at + 1],
          }),
      `period${at}`,
    ),
  );
  const row = await measured.getRawOne<Record<string, number | string | null>>();
  return starts.map((_, at) => Number(row?.[`period${at}`] ?? 0));
}
