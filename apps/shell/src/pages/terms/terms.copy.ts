import type { SiteIdentity } from '@ministry/domain';
import type { ProseSection } from '../../layout/prose-page.tsx';

export const termsCopy = {
  title: 'Terms of Service',
  lead: 'A few plain rules for using this site.',
  description:
    'The rules for using this site: what it offers, what you may do with sermons and pictures, what we publish, and where its help ends.',
} as const;

export const termsSections = (identity: SiteIdentity): readonly ProseSection[] => [
  {
    heading: 'What this site is',
    text: [
      `${identity.name} offers this site to everyone, free of charge and without an account. Your network may charge you for data; sizes stand beside sound and video so that you can choose.`,
    ],
  },
  {
    heading: 'What you send',
    points: [
      'Write what is true and what is yours to tell. Name other people only if they would agree.',
      'Testimonies are read before they are shown. We may leave one out, and take one down when you ask.',
      'No advertising, and nothing that harms others or breaks the law of Uganda. The number of submissions in a short time is limited.',
    ],
  },
  {
    heading: 'Events',
    text: [
      'A registration keeps a seat for the person named. Bring the confirmation code; if you cannot come, tell us, so that somebody else can. Dates, places and times of services may change: before a long journey, call us.',
    ],
  },
  {
    heading: 'Where help here ends',
    text: [
      'The assistants on this site and the words of comfort beside the prayer form are chosen by simple rules. They are no advice of a doctor, a lawyer or a pastor.',
      `Nobody watches the forms day and night. In danger call the police on 999 or 112; to speak with us call ${identity.phone}.`,
    ],
  },
  {
    heading: 'Sermons, texts and pictures',
    text: [
      'You may listen to, download and share sermons and texts, unchanged, with our name and free of charge. Everything else needs our leave. If a picture shows you and you do not want that, tell us and we take it down.',
    ],
  },
  {
    heading: 'Other sites',
    text: [
      'Links to other sites, the map and videos from elsewhere have rules of their own, for which those sites answer.',
    ],
  },
  {
    heading: 'No promise of more',
    text: [
      'We keep this site with care, but cannot promise that it is always there and free of mistakes. The law of Uganda applies.',
    ],
  },
];
