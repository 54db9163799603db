import { Injectable } from '@nestjs/common';
import { kampalaDay } from '@ministry/domain';
import { UploadsService } from '../../platform/uploads/uploads.service.ts';
import { SermonsService } from '../../publishing/sermons/sermons.service.ts';
import type { Metric, VisitCount } from './visit-count.entity.ts';
import { VisitCountsRepository, type VisitSum } from './visit-counts.repository.ts';
import { periodOf, startsOf, sumOf, toBytes, toSaving, toSpans } from './visit-report.ts';
import type { SermonVisits, VisitsQuery, VisitsResponse } from './visits.dto.ts';

const maxListed = 20;
const heard: readonly Metric[] = ['play', 'play-bytes', 'download'];

/** Reports on visits for the office. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly counts: VisitCountsRepository,
    private readonly sermons: SermonsService,
    private readonly uploads: UploadsService,
  ) {}

  async get({ days }: VisitsQuery, now = new Date()): Promise<VisitsResponse> {
    const period = periodOf(Number(days), kampalaDay(now));
    const { from, to } = period;
    const [sums, byDay] = await Promise.all([
      this.counts.sum(from, to),
      this.counts.sumByDay(['visit', 'page'], from, to),
    ]);
    const named = (metric: Metric): VisitSum[] => sums.filter((sum) => sum.metric === metric).slice(0, maxListed);
    return {
      from,
      to,
      visits: sumOf(sums, 'visit'),
      pageViews: sumOf(sums, 'page'),
      viewers: sumOf(sums, 'viewers'),
      spans: toSpans(startsOf(period), byDay),
      pages: named('page').map(({ name, amount }) => ({ path: name, views: amount })),
      referrers: named('referrer').map(({ name, amount }) => ({ host: name, visits: amount })),
      sermons: await this.describeRecordings(sums.filter(({ metric }) => heard.includes(metric))),
      bytes: toBytes(sums),
      saving: toSaving(sums),
    };
  }

  /** The visits and the highest number of simultaneous viewers for each day. @param from first day @param to last day */
  listDays(from: string, to: string): Promise<Omit<VisitCount, 'name'>[]> {
    return this.counts.sumByDay(['visit', 'viewers'], from, to);
  }

  /** Figures of recordings, grouped by sermon. */
  private async describeRecordings(sums: readonly VisitSum[]): Promise<SermonVisits[]> {
    const urls = [...new Set(sums.map(({ name }) => `/uploads/${name}`))];
    const [sermons, files] = await Promise.all([this.sermons.findByRecordings(urls), this.uploads.describe(urls)]);
    const found = new Map<number | null, SermonVisits>();
    for (const { metric, name, amount } of sums) {
      const url = `/uploads/${name}`;
      const { id, title, others } = sermons.get(url) ?? { id: null, title: null, others: 0 };
      const visits = found.get(id) ?? { sermonId: id, title, others, plays: 0, minutes: null, downloads: 0 };
      found.set(id, visits);
      const file = files.get(url);
      if (metric === 'play') visits.plays += amount;
      else if (metric === 'download') visits.downloads += amount;
      else if (file?.seconds) visits.minutes = (visits.minutes ?? 0) + ((amount / file.bytes) * file.seconds) / 60;
    }
    return [...found.values()]
      .map((visits) => ({ ...visits, minutes: visits.minutes === null ? null : Math.round(visits.minutes) }))
      .sort((one, other) => other.plays - one.plays || other.downloads - one.downloads)
      .slice(0, maxListed);
  }
}
