import type { SermonTopic } from '@ministry/domain';
import type { SermonEntity } from './sermon.entity.ts';

export type SermonSample = Pick<SermonEntity, 'title' | 'speaker' | 'category' | 'series' | 'description'> & {
  tags: SermonTopic[];
  /** A file of `seed-media/samples`. */
  picture: string;
  /** A file of `seed-media`. */
  audio?: string;
  /** A file of `seed-media`, or the address of a page of a video site. */
  video?: string;
};

/** The sermons of a new site, the latest first. */
export const sermonSamples: SermonSample[] = [
  {
    title: 'Called by Name',
    picture: 'sermon-called-by-name.jpg',
    speaker: 'Bishop Charles Ocaya',
    category: 'teaching',
    series: 'Walking in Faith',
    tags: ['Faith', 'Hope', 'Strength'],
    audio: 'first-light.mp3',
    video: 'dawn-over-the-plain.mp4',
    description: `## Isaiah 43:1–7

Israel sat in a foreign land and thought that God had mislaid them. Into that silence comes a voice: *“Fear not, for I have redeemed you; I have called you by name, you are mine.”*

## Three words to carry home
1. **Redeemed.** The word belongs to a family: a brother who pays what you owe and brings you back to the clan (Leviticus 25:47–49; Galatians 4:4–5).
2. **Called.** Not as a number on a list of the displaced, but by the name your mother gave you (John 10:3).
3. **Accompanied.** He does not say *if* you pass through the waters. He says *when*, and *I will be with you*.

> Many of us have crossed rivers and burnt places that no one has written down. The Lord was in them before us.

*For the week:* read the passage aloud at your evening meal and put the names of your household where Israel stands.`,
  },
  {
    title: 'The Jar That Did Not Run Empty',
    picture: 'sermon-jar.jpg',
    speaker: 'Rev. Grace Lamwaka',
    category: 'teaching',
    series: 'Walking in Faith',
    tags: ['Faith', 'Mercy', 'Purpose'],
    audio: 'evening-on-the-plain.m4a',
    description: `## 1 Kings 17:8–16

A widow at Zarephath gathers two sticks to cook for the last time. God sends his prophet to *her*, of all people, and lets him ask for bread.

- **Verse 12:** She does not hide what she lacks. Faith begins with the truth.
- **Verse 13:** *“Do not fear.”* The first loaf goes to the guest, the second to her and her son. Obedience comes in that order.
- **Verse 16:** There was no heap of flour in the morning; there was enough, each day (Exodus 16:18; Matthew 6:11).

Jesus later reminded Nazareth of this foreign widow (Luke 4:25–26). Grace has always crossed borders.

*For the week:* whose jar stands near to yours? Take something there before Thursday.`,
  },
  {
    title: 'Teach Us to Pray',
    picture: 'sermon-teach-us-to-pray.jpg',
    speaker: 'Pastor Betty Aber',
    category: 'teaching',
    series: 'The Power of Prayer',
    tags: ['Prayer', 'Wisdom', 'Fellowship'],
    audio: 'walking-to-market.mp3',
    description: `## Luke 11:1–13

The disciples had heard prayers all their lives. They watched Jesus come back from the lonely place, and asked for what he had.

## How he answered
1. **A name:** *Father.* The whole of prayer stands in the first word.
2. **His kingdom before our kitchen:** and yet the kitchen is not forgotten. Bread is asked for daily.
3. **Forgiveness with two ends:** we cannot hold out one hand and keep a stone in the other.
4. **A friend at midnight** (verses 5–8): if a tired neighbour gets up for shame, how much more will a Father rise for love.

*For the week:* pray the prayer slowly, one line for each day.`,
  },
  {
    title: 'Come, Everyone Who Thirsts',
    picture: 'sermon-thirst.jpg',
    speaker: 'Samuel Okello',
    category: 'evangelism',
    series: null,
    tags: ['Salvation', 'Grace', 'Evangelism'],
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    description: `## Isaiah 55:1–11

*Preached in the open at Pabbo market.*

A trader calls out what he sells. God calls out what he gives: *“Come, buy wine and milk without money and without price.”*

- **Who is called?** Everyone who thirsts. Thirst is the only ticket.
- **What does it cost?** Nothing to you, because it cost the Servant everything (Isaiah 53:5).
- **When?** *“While he may be found”* (verse 6). Not when the harvest is in. Now.

His word is like the first rain of April: it does not go back up the way it came (verses 10–11).`,
  },
  {
    title: 'A House on the Rock',
    picture: 'sermon-house-on-rock.jpg',
    speaker: 'Pastor Denis Opio',
    category: 'teaching',
    series: 'Hope for the Family',
    tags: ['Family', 'Marriage', 'Wisdom'],
    description: `## Matthew 7:24–27

Two houses, one storm. From the road nobody could tell them apart; the difference lay where no visitor looks.

1. **Hearing and doing.** Both builders heard. Only one dug (James 1:22–25).
2. **What the rock is in a marriage:** a promise kept when the feeling sleeps, money that both may count, and a quarrel that ends before sunset (Ephesians 4:26).
3. **What the rock is for children:** they may learn our songs, but they live by our habits (Deuteronomy 6:6–7).

*For couples:* ask one another this week, “What is one thing you would like me to do, and not only to hear?” *This sermon was not recorded.*`,
  },
  {
    title: 'She Kept Coming',
    picture: 'sermon-she-kept-coming.jpg',
    speaker: 'Pastor Emmanuel Ojok',
    category: 'teaching',
    series: 'The Power of Prayer',
    tags: ['Prayer', 'Strength', 'Hope'],
    audio: 'first-light.mp3',
    description: `## Luke 18:1–8

A judge without fear of God, a widow without a lawyer, and one weapon: she kept coming.

- **Verse 1** gives the key before the door: *they ought always to pray and not lose heart.*
- The judge is **not** a picture of God. He is the opposite. If even he gives way, what will the righteous Father do?
- **Verse 8** turns the question round: will the Son of Man find faith, this stubborn walking kind, when he comes?

Young people: an unanswered letter is not a closed door. Pray for your school by name, and for the teacher you like least.`,
  },
  {
    title: 'The Father Who Ran',
    picture: 'sermon-father-who-ran.jpg',
    speaker: 'Bishop Charles Ocaya',
    category: 'evangelism',
    series: 'Hope for the Family',
    tags: ['Forgiveness', 'Mercy', 'Family', 'Love'],
    audio: 'evening-on-the-plain.m4a',
    description: `## Luke 15:11–32

An elder does not run. His robe is long and his dignity is longer. But when the son was *still a great way off* this father lifted his robe and ran.

1. **The son who left** had practised a speech. He is not allowed to finish it.
2. **The son who stayed** had worked for years and never once felt at home (verse 29).
3. **The father who went out twice:** once to the road, once to the field. Both sons are invited to the same table.

> Reconciliation is not a feast that we prepare for God. It is a feast to which we are late.

*For the week:* to whom could you go out, before they reach the gate?`,
  },
  {
    title: 'Sing to the Lord a New Song',
    picture: 'sermon-new-song.jpg',
    speaker: 'Pastor Harriet Apio',
    category: 'worship',
    series: null,
    tags: ['Worship', 'Joy', 'Peace'],
    audio: 'walking-to-market.mp3',
    description: `## Psalm 96

The psalm calls the nations to sing, then the sea, the field and the trees. Worship is not a warm-up before the sermon; it is what the whole creation was made for.

- **A new song** (verse 1), because his mercies are new each morning (Lamentations 3:22–23). Sing in the tongue in which you dream.
- **An offering** (verse 8): nobody comes to the King with empty hands, and nobody is sent away for having little.
- **A hope** (verses 11–13): he comes to judge with righteousness. For the wronged that is good news.

Recorded with the choirs of Gulu and Lira, who close with an Acholi hymn.`,
  },
];
