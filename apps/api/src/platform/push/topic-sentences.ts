import type { PushTopic } from '@ministry/domain';
import type { Sentence } from '../texts/sentence.ts';
import { topicTexts } from './push.copy.ts';

interface TopicSentences {
  title: Sentence;
  /** Left out if each notification of the topic has its own text of the office. */
  body?: Sentence;
}

/** What the notifications of each topic say, in the language of each device. */
export const topicSentences: Readonly<Record<PushTopic, TopicSentences>> = {
  live: { title: topicTexts.live, body: topicTexts.liveText },
  sermons: { title: topicTexts.sermon },
};
