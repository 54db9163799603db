import { teamLeaders } from './leaders.content.ts';
import { member, type TeamSection } from './team-member.ts';

export const teamWords = {
  title: 'Our team',
  lead: 'The people who pray with you, teach, sing, count, cook and keep the gate.',
  description: 'Team leaders, pastoral council, deacons, ministry workers, levites and support staff, and how to reach each of them.',
  jump: 'Go to a part of the team',
  place: 'Place',
  department: 'Department',
  specialties: 'Ask about',
  closing: 'Not sure whom to ask?',
  closingText: 'Write to the office, and the right person answers. If you worship with us, put your family on the register, so that we know whom to visit and whom to pray for.',
  contact: 'Contact us',
  family: 'Register your family',
} as const;

/** TEAM-01 to TEAM-06, in their order. */
export const teamSections: readonly TeamSection[] = [
  teamLeaders,
  {
    id: 'pastors',
    title: 'Pastoral council',
    lead: 'Shepherds of the congregations, for teaching, weddings, burials and visits.',
    members: [
      member(6, 'Pastor Denis Opio', 'Pastor, main sanctuary', 'Pastoral care', 'Gulu', 'Visits homes on Tuesdays. Marries couples only after six evenings of conversation.', ['Marriage', 'Counselling']),
      member(7, 'Pastor Betty Aber', 'Pastor for women', 'Pastoral care', 'Gulu', 'Leads the Wednesday programme and the fellowship of widows.', ['Women', 'Grief', 'Prayer']),
      member(8, 'Pastor Emmanuel Ojok', 'Pastor for youth', 'Remnant Afire', 'Gulu', 'Came to faith at a youth night in 2009 and now leads it.', ['Youth', 'Campus fellowships']),
      member(9, 'Pastor Moses Komakech', 'Pastor, Kitgum', 'National branch', 'Kitgum', 'Cares for nine village congregations along the northern road.', ['Village churches', 'Reconciliation']),
      member(10, 'Pastor Harriet Apio', 'Pastor, Lira', 'National branch', 'Lira', 'Planted the Lira congregation in her own sitting room. Preaches in Lango and English.', ['Discipleship', 'Families']),
    ],
  },
  {
    id: 'deacons',
    title: 'Deacons',
    lead: 'They care for the sick, the widow and the orphan, and count every offering in pairs.',
    members: [
      member(11, 'Elder Michael Otim', 'Chair of the deacons', 'Deacons', 'Gulu', 'A retired headmaster who knows every family on the register by name.', ['Welfare', 'School fees']),
      member(12, 'Mary Atim', 'Deacon for widows', 'Deacons', 'Gulu', 'Runs the savings circle, in which no loan has ever been lost.', ['Widows', 'Savings']),
      member(13, 'John Bosco Ochan', 'Deacon for the sick', 'Deacons', 'Gulu', 'A nurse at Lacor hospital. Takes prayer and soap to the wards on Saturdays.', ['Hospital visits', 'First aid']),
      member(14, 'Sarah Achola', 'Deacon for households', 'Deacons', 'Lira', 'Sees that food reaches the door where it is needed, quietly.', ['Food relief', 'Home visits']),
    ],
  },
  {
    id: 'workers',
    title: 'Ministry workers',
    lead: 'Evangelists, teachers and the leaders of the special ministries.',
    members: [
      member(15, 'Simon Peter Olanya', 'Evangelist', 'Missions and outreach', 'Arua', 'Has preached in four languages and walked to places that have no name on a map.', ['Evangelism', 'Follow-up']),
      member(16, 'Lucy Adong', 'Matron', 'Crown of Glory', 'Gulu', 'Mother of three, and of forty-two more.', ['Children', 'Child protection']),
      member(17, 'Robert Okot', 'Head instructor', 'Vocational Institute', 'Gulu', 'A carpenter who was taught here himself. Places nine of ten trainees in work.', ['Carpentry', 'Apprenticeships']),
      member(18, 'Christine Auma', 'Mentor', "My Sister's Keeper", 'Lira', 'Listens to girls in twelve schools, and goes with them to the head teacher when it is needed.', ['Girls', 'Mentoring']),
      member(19, 'David Oryem', 'Radio presenter', 'Media', 'Gulu', 'The voice of the Tuesday and Saturday programme.', ['Radio', 'Testimonies']),
    ],
  },
  {
    id: 'levites',
    title: 'Levites',
    lead: 'Worship, music, sound, and the order of the house.',
    members: [
      member(20, 'Brenda Laker', 'Worship leader', 'Worship', 'Gulu', 'Writes songs in Acholi that other churches sing too.', ['Choir', 'Songwriting']),
      member(21, 'Isaac Odoch', 'Music director', 'Worship', 'Gulu', 'Teaches keyboard and adungu to whoever comes on a Monday.', ['Keyboard', 'Adungu', 'Lessons']),
      member(22, 'Joan Akumu', 'Choir mistress', 'Worship', 'Gulu', 'Eighty voices, from seven years old to seventy-one.', ["Children's choir", 'Choir']),
      member(23, 'Francis Lubangakene', 'Sound and stage', 'Media', 'Gulu', 'First in on Sunday, last out on Friday night.', ['Sound', 'Live stream']),
    ],
  },
  {
    id: 'staff',
    title: 'Support staff',
    lead: 'They keep the doors open through the week.',
    members: [
      member(24, 'Agnes Arach', 'Office administrator', 'Office', 'Gulu', 'The first voice on the telephone. Knows where every form is.', ['Bookings', 'Family register']),
      member(25, 'Geoffrey Ogwang', 'Accounts assistant', 'Finance', 'Gulu', 'Writes the receipts and matches them every evening.', ['Receipts', 'Mobile money']),
      member(26, 'Stella Acen', 'Kitchen and guests', 'Hospitality', 'Gulu', 'Has fed five hundred at a conference from four pots.', ['Conferences', 'Guests']),
      member(27, 'Richard Oyet', 'Driver and mechanic', 'Transport', 'Gulu', 'Keeps two lorries on roads that were not made for them.', ['Transport', 'Eye Camp']),
      member(28, 'Mzee Albino Obol', 'Gatekeeper', 'Security', 'Gulu', 'At the gate since the first brick, and greets everybody twice.', ['Directions', 'Parking']),
    ],
  },
];
