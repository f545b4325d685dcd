import assignmentsDesk from "./pictures/assignments-desk.webp"
import curriculumDesk from "./pictures/curriculum-desk.webp"
import studentsPhone from "./pictures/students-phone.webp"
import recordsDesk from "./pictures/records-desk.webp"
import dashboardDesk from "./pictures/dashboard-desk.webp"
import dashboardPhone from "./pictures/dashboard-phone.webp"
import assignmentsPhone from "./pictures/assignments-phone.webp"

/** A screenshot with its size in CSS pixels, which reserves its space while it loads. */
export type Picture = { src: string; width: number; height: number; alt: string }

// The sizes that tests/pictures.ts uses.
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }
const content = { width: 1012, height: 690 }

export const hero = {
  title: "One look, and I know how each child is doing.",
  text: "Hearthbook keeps your children’s courses, work and grades in one calm place, so that you spend your day teaching instead of keeping track.",
  desk: {
    src: dashboardDesk,
    ...desk,
    alt: "The dashboard of a family with three children: what is due today, what was graded, attendance and the average grade",
  },
  phone: { src: dashboardPhone, ...phone, alt: "The same dashboard on a phone" },
  corner: { src: assignmentsPhone, ...phone, alt: "" },
}

export type Feature = { title: string; text: string; points: string[]; picture: Picture }

export const features: Feature[] = [
  {
    title: "Know what is due, and for whom",
    text: "All your children’s work in one list: what is assigned, what was turned in, and what is waiting for you.",
    points: [
      "Filter by child, subject or status",
      "Overdue work comes first, marked in words and not only in red",
      "Grade with points; percent and letter are calculated for you",
    ],
    picture: {
      src: assignmentsDesk,
      ...content,
      alt: "The assignments page: counts by status, a switch between the children, and the work to do",
    },
  },
  {
    title: "See how far along every course is",
    text: "Each child follows their own books and courses. Hearthbook knows which ones, for which year, and how far along they are.",
    points: [
      "A curriculum for each child and subject, with its provider",
      "Progress calculated from graded work, never guessed",
      "Subjects in your own words, with your own colors",
    ],
    picture: {
      src: curriculumDesk,
      ...content,
      alt: "The curriculum page: a card for each course with the child, the provider and the progress",
    },
  },
  {
    title: "Know where the year stands",
    text: "Days and hours add up from what you do anyway. Choose your state once, and see what it asks, with its sources.",
    points: [
      "Hours by subject, of core subjects and at home",
      "Quarterly reports and logs filled in from your records",
      "A note a week before something is due",
    ],
    picture: {
      src: recordsDesk,
      ...content,
      alt: "The records of a child in Missouri: 1,000 hours, 600 of core subjects and 400 of these at home, with how much is done",
    },
  },
  {
    title: "At the kitchen table, or in the car",
    text: "Everything works on the phone in your hand just as on the laptop at home, day and night.",
    points: [
      "Nothing to install: open it in any browser",
      "Children are recognized by the same color everywhere",
      "Large type, clear words, and no clutter",
    ],
    picture: { src: studentsPhone, ...phone, alt: "The students page on a phone: three children and their progress" },
  },
]

export const steps = [
  { title: "Add your children", text: "A name, a birthday and a grade level. That is all we need to know about them." },
  {
    title: "Choose what they learn",
    text: "Your subjects and your books: pick a curriculum for each child, and add the first assignment.",
  },
  {
    title: "Teach, grade, and see",
    text: "Grade at the end of the day. Progress, averages and what’s next are there in the morning.",
  },
]

export const promises = [
  {
    key: "private",
    title: "Only for your family",
    text: "No advertising, no trackers, and no one outside your family can open your records.",
  },
  {
    key: "child",
    title: "A safe place for a child",
    text: "With their own login, children see their own work and nothing they shouldn’t.",
  },
  {
    key: "together",
    title: "Two can teach",
    text: "Invite your spouse or a teacher. Each signs in with their own name and password.",
  },
]
