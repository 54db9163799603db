import { Injectable } from '@nestjs/common';
import { kampalaDay, sermonCategories } from '@ministry/domain';
import { readDayOrMoment, readList } from '../../platform/imports/cell-values.ts';
import { ImportRegistry } from '../../platform/imports/import-registry.ts';
import type { Importer, ImportField, ItemState, ItemUpdates, KnownItem } from '../../platform/imports/importer.ts';
import { importHints, importLabels } from '../../platform/imports/imports.copy.ts';
import { SermonRequest } from './sermon.dto.ts';
import type { SermonEntity } from './sermon.entity.ts';
import { SermonsRepository } from './sermons.repository.ts';
import { SermonsService } from './sermons.service.ts';

const fields: ImportField[] = [
  {
    name: 'title',
    label: importLabels.title,
    isRequired: true,
    example: 'Grace that carries',
    aliases: ['sermon', 'topic', 'name'],
  },
  {
    name: 'date',
    label: importLabels.date,
    isRequired: true,
    example: '15/11/2026',
    hint: importHints.sermonDay,
    aliases: ['preached on', 'day'],
    read: readDayOrMoment,
  },
  {
    name: 'speaker',
    label: importLabels.speaker,
    isRequired: false,
    example: 'Pastor Samuel Okot',
    aliases: ['preacher', 'pastor', 'by'],
  },
  {
    name: 'category',
    label: importLabels.kind,
    isRequired: false,
    example: 'Teaching',
    hint: importHints.category,
    aliases: ['type'],
    choices: sermonCategories,
  },
  { name: 'series', label: importLabels.series, isRequired: false, example: 'Walking through Romans' },
  {
    name: 'tags',
    label: importLabels.topics,
    isRequired: false,
    example: 'Grace, Faith',
    hint: importHints.topics,
    aliases: ['tags', 'keywords'],
    read: readList,
  },
  {
    name: 'description',
    label: importLabels.description,
    hasLines: true,
    isRequired: false,
    example: 'Paul writes to a church he has never seen.',
    aliases: ['text', 'summary', 'notes'],
  },
  {
    name: 'audioUrl',
    label: importLabels.sound,
    isRequired: false,
    example: 'https://example.org/sermon.mp3',
    aliases: ['audio', 'audio url', 'mp3'],
  },
  {
    name: 'videoUrl',
    label: importLabels.video,
    isRequired: false,
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    aliases: ['video', 'video url', 'youtube', 'link'],
  },
];

/** Sermons with the same title on the same day in Kampala count as the same. */
const keyOf = ({ title, date }: { title: string; date: Date }): string => `${kampalaDay(date)} ${title.toLowerCase()}`;

/** The fields that an update may have changed, as a request that restores them. */
const toBefore = (sermon: SermonEntity): Partial<SermonRequest> => ({
  title: sermon.title,
  description: sermon.description,
  speaker: sermon.speaker,
  date: sermon.date.toISOString(),
  category: sermon.category,
  tags: sermon.tags,
  series: sermon.series,
  audioUrl: sermon.audioUrl,
  videoUrl: sermon.videoUrl,
});

/** Imports sermons, as drafts. */
@Injectable()
export class SermonsImporter implements Importer<SermonRequest> {
  readonly kind = 'sermons';
  readonly fields = fields;
  readonly request = SermonRequest;
  readonly updates: ItemUpdates<SermonRequest> = {
    update: async (id, request) => {
      const [sermon] = await this.repository.findByIds([id]);
      await this.sermons.update(id, request);
      return sermon ? toBefore(sermon) : {};
    },
    putBack: async (id, before) => void (await this.sermons.update(id, before as SermonRequest)),
  };

  constructor(
    registry: ImportRegistry,
    private readonly sermons: SermonsService,
    private readonly repository: SermonsRepository,
  ) {
    registry.register(this);
  }

  titleOf({ title }: SermonRequest): string {
    return title;
  }

  keyOf({ title, date }: SermonRequest): string {
    return keyOf({ title, date: new Date(date ?? 0) });
  }

  async findKnown(): Promise<Map<string, KnownItem>> {
    return new Map((await this.repository.listTitles()).map((sermon) => [keyOf(sermon), { id: sermon.id }]));
  }

  async create(request: SermonRequest): Promise<number> {
    return (await this.sermons.create({ ...request, isActive: false })).id;
  }

  async statesOf(ids: readonly number[]): Promise<Map<number, ItemState>> {
    const sermons = (await this.repository.findByIds(ids)).filter(({ deletedAt }) => deletedAt === null);
    return new Map(sermons.map(({ id, version, title }) => [id, { state: String(version), title }]));
  }

  async remove(id: number): Promise<void> {
    await this.sermons.delete(id);
  }
}
