import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import { usualBonus } from "@hearthbook/core/grading/gpa"
import type { RegisterPaper } from "../documents/attendance-register.tsx"
import type { CourseDescriptionsPaper } from "../documents/course-descriptions.tsx"
import type { DailyChecklistPaper } from "../documents/daily-checklist.tsx"
import type { FilingReportPaper } from "../documents/filing-report.tsx"
import type { HoursPaper } from "../documents/hours-log.tsx"
import type { ReadingListPaper } from "../documents/reading-list.tsx"
import type { ReportCardPaper } from "../documents/report-card.tsx"
import type { SchoolProfilePaper } from "../documents/school-profile.tsx"
import type { PlannedItem, WeeklyPlannerPaper } from "../documents/weekly-planner.tsx"

const subjects = ["Math", "Reading", "Science", "History", "Music"]
const student = { name: "Ada Thornton" }

function dayAt(start: string, offset: number): string {
  return new Date(Date.parse(start) + offset * 86_400_000).toISOString().slice(0, 10)
}

export function reportCard(changes: Partial<ReportCardPaper> = {}): ReportCardPaper {
  return {
    layout: "k8",
    student: { ...student, grade_level: "4" },
    academic_year: "2026-2027",
    term: { name: "Fall", start_date: "2026-08-31", end_date: "2026-12-18" },
    courses: subjects.map((title, index) => ({
      title,
      percent: 96.25 - index * 4.5,
      label: ["A", "A-", "B+", "B", "B-"][index] ?? null,
      effort: ["Excellent", "Good", "Good", "Satisfactory", "Excellent"][index] ?? null,
      comment:
        index % 2 === 0
          ? "Works with care, asks good questions, and has begun to check her own answers before she hands them in."
          : null,
      credits: 0.5,
    })),
    attendance: { days: 74.5, half_days: 3, absent: 2, excused: 1, late: 4 },
    scale: standardScale,
    ...changes,
  }
}

export function register(): RegisterPaper {
  const days = Array.from({ length: 280 }, (_, index) => {
    const date = dayAt("2026-08-24", index)
    const weekday = new Date(date).getUTCDay()
    const isBreak = date >= "2026-12-21" && date <= "2027-01-01"
    const is_school_day = weekday > 0 && weekday < 6 && !isBreak
    const status = !is_school_day
      ? null
      : ((["present", "present", "present", "late", "present", "absent", "excused"] as const)[index % 17] ?? "present")
    return {
      date: `${date}T00:00:00.000Z`,
      is_school_day,
      name: isBreak ? "Winter break" : date === "2026-11-26" ? "Thanksgiving" : null,
      status,
      fraction: status === "present" && index % 23 === 0 ? 0.5 : status && 1,
      minutes: null,
      recorded_late: index % 29 === 0,
    }
  })
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  return {
    student,
    academic_year: "2026-2027",
    register: months.map((month) => ({ month, days: days.filter(({ date }) => date.startsWith(month)) })),
    amendments: [
      {
        day: "2026-10-02",
        changed_at: "2027-06-20",
        changed_by: "Clara Thornton",
        change: "Absent, before present",
        reason: "Found the dentist's note",
      },
    ],
  }
}

export function hoursLog(count = 90): HoursPaper {
  const entries = Array.from({ length: count }, (_, index) => ({
    date: dayAt("2026-09-01", index),
    subject: subjects[index % 5] ?? null,
    activity: index % 9 === 0 ? "Field trip to the fish hatchery and the mill museum" : `Lesson ${index + 1}`,
    place: index % 9 === 0 ? ("away" as const) : ("home" as const),
    core: index % 5 < 4,
    minutes: 25 + ((index * 7) % 50),
  }))
  const sum = (rows: typeof entries) => rows.reduce((all, { minutes }) => all + minutes, 0)
  const core = entries.filter((one) => one.core)
  const months = [...new Set(entries.map(({ date }) => date.slice(0, 7)))]
  return {
    student,
    academic_year: "2026-2027",
    opening: { days: 12, minutes: 6000, core_minutes: 4200, core_home_minutes: 3600, note: "Our paper log" },
    hours: {
      days: 74.5,
      half_days: 3,
      minutes: sum(entries),
      core_minutes: sum(core),
      core_home_minutes: sum(core.filter(({ place }) => place === "home")),
      by_subject: subjects.map((name) => {
        const own = entries.filter(({ subject }) => subject === name)
        return {
          name,
          core: name !== "Music",
          minutes: sum(own),
          home_minutes: sum(own.filter(({ place }) => place === "home")),
        }
      }),
      by_month: months.map((month) => {
        const own = entries.filter(({ date }) => date.startsWith(month))
        return {
          month,
          days: 20,
          minutes: sum(own),
          core_minutes: sum(own.filter((one) => one.core)),
          core_home_minutes: 0,
        }
      }),
    },
    entries,
  }
}

const item = (changes: Partial<PlannedItem>): PlannedItem => ({
  kind: "lesson",
  subject: "Math",
  title: "Fractions on the number line",
  time: null,
  minutes: 40,
  is_done: false,
  ...changes,
})

const items = [
  item({ kind: "class", title: "Math", time: "09:00", minutes: 45 }),
  item({ is_done: true }),
  item({ kind: "due", title: "Problem set 7", minutes: null }),
  item({ subject: "Reading", title: "Charlotte's Web, chapters 5 and 6" }),
  item({ subject: "History", title: "The Silk Road" }),
  item({ kind: "event", subject: null, title: "Choir at St. Mary's", time: "15:30", minutes: null }),
]

export function weeklyPlanner(): WeeklyPlannerPaper {
  return {
    student,
    hide_completion: false,
    days: Array.from({ length: 7 }, (_, index) => ({
      date: dayAt("2027-05-24", index),
      is_school_day: index < 5 && index > 0,
      name: index === 0 ? "Victoria Day" : null,
      items: index > 0 && index < 5 ? items.filter((_, at) => (at + index) % 4 !== 0) : [],
    })),
  }
}

export function dailyChecklist(): DailyChecklistPaper {
  return {
    date: "2027-05-28",
    name: null,
    children: ["Ada", "Eli", "Maximiliana Theodora", "Ruth"].map((name, index) => ({
      name,
      items: items.slice(index),
      left_over: index === 1 ? [item({ title: "Long division, second part" })] : [],
      left_over_count: index === 1 ? 4 : 0,
    })),
  }
}

export function courseDescriptions(): CourseDescriptionsPaper {
  return {
    student,
    courses: subjects.map((title, index) => ({
      title,
      academic_year: "2026-2027",
      grade_level: "9",
      level: index === 0 ? "honors" : "regular",
      credits: 1,
      label: "A-",
      provider_name: index === 2 ? "Essex Science Cooperative" : null,
      description:
        "A full-year course that moves from close reading of primary sources to independent work. The student keeps a notebook, presents what was found, and defends it in discussion. Later units join the strands into a long project with a written report. ".repeat(
          2,
        ),
      texts: "Saxon, Algebra 1, 4th edition\nJacobs, Elementary Algebra",
      evaluation: "Tests 50%, homework 30%, quizzes 20%",
      hours: 132,
    })),
  }
}

export function readingList(): ReadingListPaper {
  return {
    student,
    academic_year: "2026-2027",
    books: ["Charlotte's Web", "The Hobbit", "A Wrinkle in Time", "Number the Stars"].map((title, index) => ({
      title,
      author: ["E. B. White", "J. R. R. Tolkien", "Madeleine L'Engle", "Lois Lowry"][index] ?? null,
      subject: index === 3 ? "History" : "Reading",
      last_used: "2027-03-04",
    })),
  }
}

export function schoolProfile(): SchoolProfilePaper {
  return {
    about: "We read widely, write every day, and learn mathematics to mastery before moving on.",
    scale: standardScale,
    bonus: usualBonus,
    hours_per_credit: 120,
    providers: ["Saxon Math", "Essex Science Cooperative"],
    places: ["Champlain Valley College"],
    students: [
      { grade: "Grade 9", count: 1 },
      { grade: "Grade 4", count: 2 },
    ],
  }
}

export function filingReport(): FilingReportPaper {
  return {
    title: "Quarterly report 2 of 4",
    student: { name: "Ada Josephine Thornton" },
    academic_year: "2026-2027",
    to: "School district",
    period: "October 1 – December 3, 2026",
    fields: [
      { label: "Hours of instruction in the quarter", text: "231 hours\nMath: 48 hours" },
      { label: "A reason for each subject of which less than 80% of the plan was covered", text: "" },
    ],
    note: null,
  }
}
