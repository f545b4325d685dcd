/** The maximum number of characters of each kind of text. */
export const limits = {
  /** A person's first or last name. */
  person_name: 80,
  family_name: 100,
  /** The name of a subject or a provider. */
  name: 120,
  /** The title of an assignment, a lesson, an event or a resource. */
  title: 200,
  location: 200,
  file_name: 200,
  /** The name that a file may have when it arrives. */
  given_file_name: 1000,
  /** The text by which a browser recognizes a file. */
  fingerprint: 100,
  /** The name of a stored file, to which an extension may have been added. */
  stored_file_name: 250,
  link: 2000,
  /** The description of a subject or a resource. */
  summary: 2000,
  /** A description, goals, notes or feedback. */
  description: 5000,
  /** The number of lessons of a course that can be reordered. */
  course_lessons: 2_000,
  /** The objectives of a lesson, or its private notes. */
  lesson_text: 10_000,
  /** Instructions, or a written answer. */
  long_text: 20_000,
  search: 100,
  email: 254,
  /** Argon2 accepts any length. A limit prevents a sign-in from hashing a megabyte. */
  password: 200,
  time_zone: 64,
  phone: 40,
  address: 300,
  bio: 1000,
  /** A label of a grading scale, or the effort in a course. */
  label: 40,
  /** A grade's letter, such as 'A-' or 'Pass': it stands in a narrow column of a transcript. */
  letter: 6,
  /** Why a record of a locked school year changes, or a result is overridden. */
  reason: 500,
} as const

/** The most characters by which an event of a calendar is known: its UID, and its time if it repeats. */
export const longestCalendarUid = 600

/** The children of a family. A page and a checklist of all of them are then drawn in a moment. */
export const mostChildren = 60

export const tooManyChildren = `A family can have ${mostChildren} children.`
