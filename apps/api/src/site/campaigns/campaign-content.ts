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
/** Maximum number of characters in each part of a line in a block. */
const partLength = 100;

/** Escapes text that the office typed elsewhere, so that none of its characters is taken for Markdown. */
const literal = (text: string): string => shortened(text, partLength).replace(/[\\`*_[\]<>&#!]/g, '\\$&');
/** A list under its own title, because Markdown would join two lists that follow each other. */
const listOf = (title: string, lines: readonly string[], otherwise: string): string =>
  `**${title}**\n\n${lines.length === 0 ? otherwise : lines.map((line) => `- ${line}`).join('\n')}`;

/** The current content of a campaign: its blocks are filled, and paths of this site become full URLs. */
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
    // Paths of this site would not work in a mail.
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
