import { addDays, weekdays } from "@hearthbook/core/time/days"
import { chance, pick } from "./chance.ts"
import { at, gradeName, moment, type LoadChild, type LoadFamily } from "./load-family.ts"
import type { TableRows } from "./family-rows.ts"
import { eventTitles, providerNames, subjects } from "./names.ts"
import { rowId } from "./row-id.ts"
import type { SchoolYear } from "./school-years.ts"

/** Returns a subject's id. A subject has a grade level, and siblings of the same grade share it. */
function subjectId({ index, startDay }: LoadFamily, { grade }: LoadChild, subject: number): string {
  return rowId("subject", at(startDay, 10), { family: index, serial: grade * 10 + subject })
}

/** Returns the id of a child's curriculum in a subject and year. */
export function curriculumId({ index }: LoadFamily, child: LoadChild, year: SchoolYear, subject: number): string {
  const begins = at(year.days[0] ?? "2020-07-06", 10)
  return rowId("curriculum", begins, { family: index, child: child.index, serial: subject })
}

function providerId({ index, startDay }: LoadFamily, serial: number): string {
  return rowId("provider", at(startDay, 10), { family: index, serial })
}

function resourceId({ index, startDay }: LoadFamily, serial: number): string {
  return rowId("resource", at(startDay, 11), { family: index, serial })
}

const resourcesOfFamily = 15

/** Returns the weeks of a year. Each curriculum has one lesson a week in the current year. */
function weeksOf({ days }: SchoolYear): number[] {
  return Array.from({ length: Math.floor(days.length / subjects.length) }, (_, week) => week)
}

function lessonId({ index }: LoadFamily, child: LoadChild, year: SchoolYear, subject: number, week: number): string {
  const planned = at(year.days[0] ?? "2020-07-06", 12)
  return rowId("lesson", planned, { family: index, child: child.index, serial: subject * 100 + week })
}

/** Subjects, providers, resources, curricula, lessons, schedule and events. */
export const courseRows: TableRows[] = [
  {
    table: "subject",
    columns: ["id", "family_id", "name", "grade_level", "color", "icon", "created_at"],
    *rows(family) {
      const made = moment(at(family.startDay, 10))
      const grades = new Map(family.children.map((child) => [child.grade, child]))
      for (const child of grades.values()) {
        for (const [place, { name, color, icon }] of subjects.entries()) {
          yield [subjectId(family, child, place), family.id, name, gradeName(child.grade), color, icon, made]
        }
      }
    },
  },
  {
    table: "provider",
    columns: ["id", "family_id", "name", "website"],
    *rows(family) {
      for (const [place, name] of providerNames.entries()) {
        const website = `https://${name.toLowerCase().replaceAll(" ", "-")}.example`
        yield [providerId(family, place), family.id, name, website]
      }
    },
  },
  {
    table: "resource",
    columns: ["id", "family_id", "subject_id", "provider_id", "title", "resource_type", "external_url"],
    *rows(family) {
      for (let serial = 0; serial < resourcesOfFamily; serial++) {
        const child = pick(
          [family.children[0] ?? { id: "", index: 0, grade: 0, first_name: "" }, ...family.children],
          family.index,
          serial,
        )
        const subject = serial % subjects.length
        const topic = pick(subjects[subject]?.topics ?? ["Reading"], family.index, serial, 7)
        const provider = providerId(family, serial % providerNames.length)
        const url = `https://library.example/${family.index}/${serial}`
        yield [
          resourceId(family, serial),
          family.id,
          subjectId(family, child, subject),
          provider,
          `${topic}, a reader`,
          "link",
          url,
        ]
      }
    },
  },
  {
    table: "curriculum",
    columns: ["id", "family_id", "student_id", "subject_id", "provider_id", "academic_year", "goals", "created_at"],
    *rows(family) {
      for (const year of family.years) {
        const made = moment(at(year.days[0] ?? "2020-07-06", 10))
        for (const child of family.children) {
          for (const [place, { name }] of subjects.entries()) {
            const ids = [curriculumId(family, child, year, place), family.id, child.id, subjectId(family, child, place)]
            const provider = place === 0 ? null : providerId(family, place)
            yield [...ids, provider, year.name, `Finish the ${name.toLowerCase()} book by spring.`, made]
          }
        }
      }
    },
  },
  {
    table: "schedule_entry",
    columns: [
      "id",
      "family_id",
      "student_id",
      "subject_id",
      "day_of_week",
      "start_time",
      "end_time",
      "location",
      "created_at",
    ],
    *rows(family, { school_days, years }) {
      const made = at(years.at(-1)?.days[0] ?? family.startDay, 11)
      for (const child of family.children) {
        for (const [day, weekday] of school_days.entries()) {
          // Three of the five subjects a day, rotating.
          for (let hour = 0; hour < 3; hour++) {
            const serial = weekdays.indexOf(weekday) * 10 + hour
            const id = rowId("schedule_entry", made, { family: family.index, child: child.index, serial })
            const subject = subjectId(family, child, (day * 3 + hour) % subjects.length)
            const start = 9 + hour
            yield [
              id,
              family.id,
              child.id,
              subject,
              weekday,
              `${start}:00`,
              `${start}:45`,
              hour === 0 ? "Kitchen table" : null,
              moment(made),
            ]
          }
        }
      }
    },
  },
  {
    table: "lesson",
    columns: [
      "id",
      "family_id",
      "student_id",
      "curriculum_id",
      "title",
      "objectives",
      "private_notes",
      "planned_date",
      "position",
      "status",
      "completed_on",
      "completed_at",
    ],
    *rows(family, { today }) {
      const year = family.years.at(-1)
      if (!year) return
      for (const child of family.children) {
        for (const [place, { topics }] of subjects.entries()) {
          const curriculum = curriculumId(family, child, year, place)
          for (const week of weeksOf(year)) {
            const day = year.days[week * 5 + place] ?? today
            const title = `${pick(topics, family.index, child.index, place, week)}, week ${week + 1}`
            const done = day < today ? moment(at(day, 16)) : null
            const texts = [title, "Read together, then tell it back.", week % 4 === 0 ? "Bring the blocks." : null]
            yield [
              lessonId(family, child, year, place, week),
              family.id,
              child.id,
              curriculum,
              ...texts,
              day,
              week,
              done ? "done" : "planned",
              done ? day : null,
              done,
            ]
          }
        }
      }
    },
  },
  {
    table: "lesson_resource",
    columns: ["id", "family_id", "lesson_id", "resource_id"],
    *rows(family) {
      const year = family.years.at(-1)
      if (!year) return
      for (const child of family.children) {
        for (const place of subjects.keys()) {
          for (const week of weeksOf(year).filter((number) => number % 3 === 0)) {
            const lesson = lessonId(family, child, year, place, week)
            // An id must only be unique within its table.
            yield [lesson, family.id, lesson, resourceId(family, (week + place) % resourcesOfFamily)]
          }
        }
      }
    },
  },
  {
    table: "event",
    columns: ["id", "family_id", "student_id", "title", "event_type", "start_date", "end_date", "all_day", "location"],
    *rows(family, { today }) {
      // One event is today, the others before and after.
      for (let serial = 0; serial < 30; serial++) {
        const day = addDays(today, (serial - 15) * 9)
        const id = rowId("event", at(day, 8), { family: family.index, serial })
        const whose =
          chance(family.index, serial, 8) < 0.5 ? null : (family.children[serial % family.children.length]?.id ?? null)
        const title = pick(eventTitles, family.index, serial, 9)
        const isWhole = serial % 3 === 0
        const times = isWhole ? [`${day} 00:00`, `${day} 00:00`] : [`${day} 13:30`, `${day} 15:00`]
        yield [id, family.id, whose, title, "field_trip", ...times, isWhole, "Downtown"]
      }
    },
  },
]
