/** A subject that is usual for a grade: its name, how often a week it meets, and whether most families choose it. */
export type UsualSubject = { name: string; times_per_week: number; is_chosen: boolean }

const chosen = (name: string, times_per_week: number): UsualSubject => ({ name, times_per_week, is_chosen: true })
const offered = (name: string, times_per_week: number): UsualSubject => ({ name, times_per_week, is_chosen: false })

/** Kindergarten to grade 2, to 5, to 8 and to 12. The first five of each are the subjects that most states name. */
const bands: { last: number; subjects: UsualSubject[] }[] = [
  {
    last: 2,
    subjects: [
      chosen("Math", 5),
      chosen("Reading", 5),
      chosen("Handwriting", 3),
      chosen("Science", 2),
      chosen("Art", 1),
      offered("Phonics", 5),
      offered("Social Studies", 2),
      offered("Music", 1),
      offered("Physical Education", 3),
      offered("Bible", 5),
      offered("Spanish", 2),
    ],
  },
  {
    last: 5,
    subjects: [
      chosen("Math", 5),
      chosen("Reading", 5),
      chosen("Writing", 4),
      chosen("Science", 3),
      chosen("History", 2),
      offered("Spelling", 3),
      offered("Geography", 1),
      offered("Art", 1),
      offered("Music", 1),
      offered("Physical Education", 3),
      offered("Bible", 5),
      offered("Spanish", 2),
    ],
  },
  {
    last: 8,
    subjects: [
      chosen("Math", 5),
      chosen("Language Arts", 5),
      chosen("Science", 4),
      chosen("History", 3),
      chosen("Art", 1),
      offered("Geography", 2),
      offered("Music", 1),
      offered("Physical Education", 3),
      offered("Bible", 5),
      offered("Latin", 3),
      offered("Spanish", 3),
      offered("Computer Science", 2),
    ],
  },
  {
    last: 12,
    subjects: [
      chosen("English", 5),
      chosen("Algebra", 5),
      chosen("Biology", 4),
      chosen("History", 4),
      chosen("Spanish", 3),
      offered("Geometry", 5),
      offered("Chemistry", 4),
      offered("Physics", 4),
      offered("Government", 3),
      offered("Economics", 3),
      offered("Art", 2),
      offered("Music", 2),
      offered("Physical Education", 2),
      offered("Bible", 5),
      offered("Latin", 3),
      offered("Computer Science", 3),
    ],
  },
]

/** The number of times a week for a subject that no list names. */
export const usualTimesPerWeek = 3

/** The subjects that are usual for a grade, those that most families choose first. A grade that is not known has those of grade 3. */
export function usualSubjects(grade_level: string): UsualSubject[] {
  const grade = grade_level === "K" ? 0 : Number(grade_level)
  const band = bands.find(({ last }) => grade <= last) ?? bands[1]
  return band?.subjects ?? []
}
