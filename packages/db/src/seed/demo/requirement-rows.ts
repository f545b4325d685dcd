import { v7 } from "uuid"
import type { Prisma } from "../../generated/client.ts"
import { children } from "./people.ts"
import { addDays, firstYearOf, isSchoolDay, schoolDaysUntil, toDate, type Day } from "./school-calendar.ts"
import { entriesOf, untouched, type Setting } from "./setting.ts"

type RequirementRows = { requirements: Prisma.requirementCreateManyInput[]; filings: Prisma.filingCreateManyInput[] }

/** The pack of New York, as the rules have it. This package must not import them. */
const pack = { pack_id: "us-ny", pack_version: 1 }

/** Returns what New York asks of each child in the current school year: its targets, a filing that is done, and one that is due soon. */
export function requirementRows(setting: Setting, year: { id?: string | undefined }): RequirementRows {
  const { family_id, began, students } = setting
  const begin = `${firstYearOf(setting.today)}-07-01`
  const days = schoolDaysUntil(setting.today).filter((day) => day >= begin).length
  const rows = entriesOf(children).map(([key, { grade_level }]) => {
    const id = v7()
    const own = { family_id, student_id: students[key], ...untouched(began) }
    return {
      requirement: {
        ...own,
        ...pack,
        id,
        school_year_id: year.id ?? "",
        grade_level,
        targets: targetsOf(grade_level),
        opening: {
          days: 0,
          minutes: days * dailyMinutes[key],
          core_minutes: 0,
          core_home_minutes: 0,
          note: "Our paper log, before we began to tick here",
        },
        records: ["attendance", "hours", "assessment"].map((kind) => ({
          kind,
          label: labels[kind],
          retain_years: null,
          changed: false,
        })),
      },
      filings: filingsOf(setting, { grade_level, minutes: dailyMinutes[key] }).map((filing) => ({
        ...own,
        requirement_id: id,
        to: "School district",
        ...filing,
      })),
    }
  })
  return { requirements: rows.map(({ requirement }) => requirement), filings: rows.flatMap(({ filings }) => filings) }
}

/** The minutes of a school day that each child's paper log has. Eli is a little behind. */
const dailyMinutes = { nora: 120, eli: 230, grace: 330 }

const labels: Record<string, string> = {
  attendance: "Attendance",
  hours: "Hours of instruction",
  assessment: "Annual assessments",
}

/** Nothing is asked of a kindergartner. */
function targetsOf(grade_level: string): Prisma.InputJsonValue[] {
  if (grade_level === "K") return []
  const [hours, id, grades] = Number(grade_level) <= 6 ? [900, "hours-1-6", "1 to 6"] : [990, "hours-7-12", "7 to 12"]
  const facts = { changed: false, filter: null, group: null, mode: "all_of", within: null }
  return [
    {
      id,
      label: `${hours} hours in grades ${grades}`,
      measure: "hours",
      min: hours,
      pack_min: hours,
      binding: "required",
      ...facts,
    },
    {
      id: "days",
      label: "180 days, or what equals them",
      measure: "days",
      min: 180,
      pack_min: 180,
      binding: "comparison",
      ...facts,
    },
  ]
}

/** Past filings are done. The next report is due in six days, a date that the family set. A kindergartner is not assessed. */
function filingsOf({ today }: Setting, child: { grade_level: string; minutes: number }): Filing[] {
  const first = firstYearOf(today)
  const begin = `${first}-07-01`
  const ends = quarterEnds(first)
  const ahead = ends.findIndex((day) => day > addDays(today, 13))
  const next = ahead === -1 ? ends.length - 1 : ahead
  const reports = ends.map((day, index): Filing => {
    const previous = ends[index - 1]
    const isPast = index < next
    const quarter = { first: previous ? addDays(previous, 1) : begin, last: day }
    return {
      pack_filing_id: "quarterly-report",
      number: index + 1,
      kind: "periodic_report",
      title: `Quarterly report ${index + 1} of 4`,
      contents: contents.report,
      pack_due_date: toDate(day),
      due_date: toDate(index === next ? addDays(today, 6) : day),
      done_on: isPast ? toDate(day < today ? day : today) : null,
      ...(isPast && {
        report: reportOf(quarter, child.minutes),
        start_date: toDate(quarter.first),
        end_date: toDate(quarter.last),
      }),
    }
  })
  const once = (pack_filing_id: "notice" | "ihip" | "assessment", day: Day): Filing => ({
    ...facts[pack_filing_id],
    pack_filing_id,
    contents: contents[pack_filing_id],
    pack_due_date: toDate(day),
    due_date: toDate(day),
    done_on: day <= today ? toDate(day) : null,
  })
  const assessment = child.grade_level === "K" ? [] : [once("assessment", ends.at(-1) ?? `${first + 1}-06-30`)]
  return [once("notice", begin), once("ihip", `${first}-08-15`), ...reports, ...assessment]
}

type Filing = Pick<
  Prisma.filingCreateManyInput,
  "kind" | "title" | "contents" | "number" | "report" | "start_date" | "end_date"
> & {
  pack_filing_id: string
  pack_due_date: Date
  due_date: Date
  done_on: Date | null
}

const facts = {
  notice: { kind: "notice", title: "Notice of intent" },
  ihip: { kind: "plan", title: "Individualized Home Instruction Plan (IHIP)" },
  assessment: { kind: "assessment", title: "Annual assessment" },
} as const

/** The report of a quarter as the parent wrote it, from the paper log. */
function reportOf({ first, last }: { first: Day; last: Day }, minutes: number): Prisma.InputJsonValue {
  const days = schoolDaysUntil(addDays(last, 1)).filter((day) => day >= first).length
  const texts = [
    `${Math.round((days * minutes) / 60)} hours`,
    "Everything that our plan has for this quarter, in each subject.",
    "Good progress in each subject of the plan.",
    "",
  ]
  return contents.report.map((label, index) => ({ label, text: texts[index] ?? "" }))
}

/** Returns the last school day of each quarter of an academic year, as the pack has the days of the four reports. */
function quarterEnds(first: number): Day[] {
  const days: Day[] = []
  for (let day = `${first}-07-01`; day <= `${first + 1}-06-30`; day = addDays(day, 1))
    if (isSchoolDay(day)) days.push(day)
  return [1, 2, 3, 4].flatMap((quarter) => days[Math.ceil((quarter * days.length) / 4) - 1] ?? [])
}

const contents = {
  notice: ["The child's name, birth date and grade", "The parents' names and address"],
  ihip: [
    "Name, age and grade of the child",
    "Syllabi, materials, textbooks or a plan for each required subject",
    "Your dates for the four quarterly reports",
    "Who teaches",
  ],
  report: [
    "Hours of instruction in the quarter",
    "Material covered in each subject of the plan",
    "A grade or a narrative for each subject",
    "A reason for each subject of which less than 80% of the plan was covered",
  ],
  assessment: ["A standardized test, or in grades 1 to 3 and every other year in grades 4 to 8 a written narrative"],
}
