import { Injectable } from '@nestjs/common';
import { campaignBlocks, formatDay, formatDayTime } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { EventListQuery } from '../../publishing/events/event.dto.ts';
import { EventsService } from '../../publishing/events/events.service.ts';
import type { RichTextNode } from '../../publishing/rich-text/rich-text.dto.ts';
import { parseWithoutPictures, shortened } from '../../publishing/rich-text/rich-text.ts';
import { SermonListQuery } from '../../publishing/sermons/sermon.dto.ts';
import { SermonsService } from '../../publishing/sermons/sermons.service.ts';

const eventCount = 5;
const sermonCount = 3;
/** Characters of each part of a line in a block. */
const partLength = 100;

/** Words that the office typed elsewhere, so that no sign of them is taken for Markdown. */
const literal = (text: string): string => shortened(text, partLength).replace(/[\\`*_[\]<>&#!]/g, '\\$&');
/** Under a title of its own: two lists that follow each other would be one in Markdown. */
const listOf = (title: string, lines: readonly string[], otherwise: string): string =>
  `**${title}**\n\n${lines.length === 0 ? otherwise : lines.map((line) => `- ${line}`).join('\n')}`;

/** What a campaign says at this moment: its blocks filled, paths of this site made addresses. */
@Injectable()
export class CampaignContent {
  constructor(
    private readonly events: EventsService,
    private readonly sermons: SermonsService,
    private readonly config: Config,
  ) {}

  async fill(body: string): Promise<RichTextNode[]> {
    const blocks = [
      { line: campaignBlocks.events, read: () => this.comingEvents() },
      { line: campaignBlocks.sermons, read: () => this.lastSermons() },
    ];
    // A path of this site would lead nowhere from a mail.
    let filled = body.replace(/\]\(\/(?!\/)/g, `](${this.config.publicUrl}/`);
    for (const { line, read } of blocks) {
      const place = new RegExp(`^[ \\t]*${line.replace(/[{}]/g, '\\$&')}[ \\t]*$`, 'gm');
      if (!place.test(filled)) continue;
      const markdown = await read();
      filled = filled.replace(place, () => `\n${markdown}\n`);
    }
    return parseWithoutPictures(filled);
  }

  private async comingEvents(): Promise<string> {
    const query = Object.assign(new EventListQuery(), {
      when: 'upcoming',
      view: 'summary',
      limit: eventCount,
    } as const);
    const { items } = await this.events.list(query, undefined);
    return listOf(
      'Coming events',
      items.map(({ id, title, date, location }) =>
        [`[${literal(title)}](${this.config.publicUrl}/events/${id})`, formatDayTime(new Date(date)), literal(location)]
          .filter(Boolean)
          .join(', '),
      ),
      'No event is announced at the moment.',
    );
  }

  private async lastSermons(): Promise<string> {
    const query = Object.assign(new SermonListQuery(), { view: 'summary', limit: sermonCount } as const);
    const { items } = await this.sermons.list(query, undefined);
    return listOf(
      'Last sermons',
      items.map(({ id, title, date, speaker }) =>
        [`[${literal(title)}](${this.config.publicUrl}/sermons/${id})`, literal(speaker), formatDay(new Date(date))]
          .filter(Boolean)
          .join(', '),
      ),
      'There is no sermon to hear at the moment.',
    );
  }
}
