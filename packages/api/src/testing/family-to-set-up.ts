import type { Caller, TestApi } from "./test-api.ts"

export type SetupInput = Parameters<Caller["setup"]["run"]>[0]
type Subject = SetupInput["students"][number]["subjects"][number]

export const own = (name: string, times_per_week = 5): Subject => ({ name, times_per_week, is_together: false })
export const shared = (name: string, times_per_week = 5): Subject => ({ name, times_per_week, is_together: true })

export const school_year: SetupInput["school_year"] = {
  academic_year: "2026-2027",
  start_date: "2026-08-31",
  end_date: "2027-05-28",
  school_days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  holidays: [
    { name: "Thanksgiving", start_date: "2026-11-26", end_date: "2026-11-27" },
    { name: "Christmas", start_date: "2026-12-21", end_date: "2027-01-01" },
  ],
}

export const child = (
  first_name: string,
  grade_level: "K" | "3" | "9",
  subjects: Subject[],
): SetupInput["students"][number] => ({
  first_name,
  last_name: "Reed",
  grade_level,
  date_of_birth: { K: "2021-03-01", "3": "2018-03-01", "9": "2012-03-01" }[grade_level],
  subjects,
})

/** Three children with five subjects each. */
export const familyToSetUp = (): SetupInput => ({
  school_year,
  students: [
    child("Ann", "K", [shared("Bible"), own("Math"), own("Reading"), own("Science", 2), own("Art", 1)]),
    child("Ben", "3", [shared("bible"), own("Math"), own("Reading"), own("Science", 3), own("History", 2)]),
    child("Cleo", "9", [own("English"), own("Algebra"), own("Biology", 4), own("History", 4), own("Latin", 3)]),
  ],
  day: { start_time: "09:00", minutes: 40, break_minutes: 5 },
})

/** Counts the family's rows of each kind that a set-up makes. */
export async function countRows(api: TestApi, family_id: string) {
  const where = { family_id }
  return {
    students: await api.db.student.count({ where }),
    subjects: await api.db.subject.count({ where }),
    courses: await api.db.curriculum.count({ where }),
    classes: await api.db.schedule_entry.count({ where }),
    days_off: await api.db.event.count({ where }),
    years: await api.db.school_year.findMany({
      where,
      omit: { version: true, updated_at: true },
      orderBy: { id: "asc" },
    }),
  }
}
