/** How far a project is (MIN-15). */
export type ProjectStatus = 'In Progress' | 'Active' | 'Planning' | 'Development' | 'Ongoing';

export interface Project {
  title: string;
  status: ProjectStatus;
  text: string;
  /** Completion of the first phase in percent, where it is measured. */
  firstPhase?: number;
}

/** What is being built and carried on; pages show status and text from here. */
export const ongoingProjects: readonly Project[] = [
  {
    title: 'House of Witness, Gulu',
    status: 'In Progress',
    text: 'A worship hall for three thousand, with rooms for teaching and counsel. Walls and roof belong to the first phase.',
    firstPhase: 70,
  },
  {
    title: 'Vocational workshops',
    status: 'Active',
    text: 'Benches, sewing machines and a computer room, so that each trade has a workshop of its own.',
  },
  {
    title: 'School fees and meals',
    status: 'Ongoing',
    text: 'Fees, books and a midday meal for children whose families cannot carry them alone.',
  },
  {
    title: 'Community radio',
    status: 'Planning',
    text: 'A station in Acholi, Lango and English for Scripture, health and farming, heard where no road leads.',
  },
  {
    title: 'Eye and health centre',
    status: 'Development',
    text: 'Rooms for examination and small surgery, so that help does not end when the camp moves on.',
  },
  {
    title: 'Clean water points',
    status: 'Active',
    text: 'Boreholes beside schools and churches, each kept by a committee of the village.',
  },
  {
    title: "Widows' farm",
    status: 'Ongoing',
    text: 'Shared land, seed and oxen for widows, and a store that feeds households in the hungry months.',
  },
];
