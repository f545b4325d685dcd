import { dayToMidnight } from "@hearthbook/core/time/days"
import type { FilingDraftView, FilingView } from "@hearthbook/api/records/filing"
import type { RecordsView } from "@hearthbook/api/records/records"
import type { PaceView, RequirementView } from "@hearthbook/api/records/requirement"
import type { RulePackView } from "@hearthbook/api/records/rule-pack"
import { ben, sampleSubject } from "./sample-family.ts"
import { sampleYear } from "./sample-year.ts"

const moment = "2026-08-01T12:00:00.000Z"
const id = (place: number) => `0190a0a0-0000-7000-8000-0000000005${String(place).padStart(2, "0")}`

export const newYork: RulePackView = {
  id: "us-ny",
  state: "NY",
  path: "Home instruction",
  title: "New York: home instruction",
  version: 1,
  checked_on: "2026-11-25",
  status: "sourced",
  year: { kind: "fixed", start: "07-01" },
  targets: [
    {
      id: "hours",
      label: "900 hours",
      measure: "hours",
      min: 900,
      grades: ["1", "6"],
      group: null,
      mode: "all_of",
      filter: null,
      within: null,
      avg_hours_per_day: null,
      min_hours_per_day: null,
      binding: "required",
    },
  ],
  subjects: [{ key: "reading", label: "Reading", grades: ["1", "6"], requirement: "yearly", core: false }],
  filings: [
    {
      id: "notice",
      kind: "notice",
      title: "Notice of intent",
      action: "submit",
      to: "School district",
      due: { kind: "fixed_date", month_day: "07-01" },
      grades: null,
      contents: ["The child's name"],
    },
  ],
  records: [{ kind: "attendance", label: "Attendance", retain_years: 2 }],
  sources: [
    { url: "https://example.org/rules", tier: "regulation", citation: "8 NYCRR 100.10", checked_on: "2026-11-25" },
  ],
  notes: null,
}

export const texas: RulePackView = {
  ...newYork,
  id: "us-tx",
  state: "TX",
  title: "Texas: home school",
  status: "draft",
  targets: [],
  filings: [],
}

export const ownNumbers: RulePackView = {
  ...texas,
  id: "own",
  state: null,
  title: "My own numbers",
  status: "sourced",
  subjects: [],
  records: [],
  sources: [],
}

const target = {
  group: null,
  mode: "all_of" as const,
  filter: null,
  within: null,
  binding: "required" as const,
}

export const bensRequirement: RequirementView = {
  id: id(1),
  student_id: ben.id,
  school_year_id: sampleYear.id,
  pack_id: "us-ny",
  pack_version: 1,
  newer_version: null,
  grade_level: "4",
  targets: [
    { ...target, id: "hours", label: "900 hours", measure: "hours", min: 950, pack_min: 900, changed: true },
    { ...target, id: "days", label: "180 days", measure: "days", min: 180, pack_min: 180, changed: false },
  ],
  records: [],
  opening: null,
  version: 1,
  created_at: moment,
  updated_at: moment,
}

export const bensPace: PaceView[] = [
  {
    target_id: "hours",
    label: "900 hours",
    measure: "hours",
    done: 120,
    needed: 950,
    expected_by_today: 400,
    per_week_needed: 27.1,
    projected_on: null,
    state: "behind",
  },
  {
    target_id: "days",
    label: "180 days",
    measure: "days",
    done: 80,
    needed: 180,
    expected_by_today: 78,
    per_week_needed: 4.2,
    projected_on: dayToMidnight("2027-05-14"),
    state: "on_pace",
  },
]

export const bensReport: FilingView = {
  id: id(2),
  requirement_id: bensRequirement.id,
  student_id: ben.id,
  pack_filing_id: "quarterly-report",
  number: 2,
  kind: "periodic_report",
  title: "Quarterly report 2 of 4",
  to: "School district",
  action: "submit",
  contents: ["Hours of instruction in the quarter", "Material covered"],
  opens_on: null,
  due_date: dayToMidnight("2026-12-08"),
  pack_due_date: dayToMidnight("2026-12-08"),
  changed: false,
  done_on: null,
  note: null,
  file_id: null,
  file_name: null,
  skipped: false,
  report: null,
  start_date: null,
  end_date: null,
  version: 1,
  created_at: moment,
  updated_at: moment,
}

export const bensDraft: FilingDraftView = {
  filing_id: bensReport.id,
  start_date: dayToMidnight("2026-10-16"),
  end_date: dayToMidnight("2026-11-26"),
  days: 26,
  minutes: 6930,
  other_minutes: 0,
  contents: [
    { text: "Hours of instruction in the quarter", source: "hours", value: "115.5 hours" },
    { text: "Material covered", source: "materials", value: "Math: Fractions" },
  ],
  subjects: [],
}

/** A register of one week of November: present, half a day, absent, not marked, and a day off. */
const marks = [
  ["2026-11-23", "present", 1],
  ["2026-11-24", "present", 0.5],
  ["2026-11-25", "absent", 1],
  ["2026-11-26", null, null],
] as const

export const bensRecords: RecordsView = {
  register: [
    {
      month: "2026-11",
      days: [
        ...marks.map(([day, status, fraction]) => ({
          date: dayToMidnight(day),
          is_school_day: true,
          name: null,
          status,
          fraction,
          minutes: null,
          recorded_late: false,
        })),
        {
          date: dayToMidnight("2026-11-27"),
          is_school_day: false,
          name: "Thanksgiving",
          status: null,
          fraction: null,
          minutes: null,
          recorded_late: false,
        },
      ],
    },
  ],
  hours: {
    student_id: ben.id,
    start_date: sampleYear.start_date,
    end_date: sampleYear.end_date,
    days: 1.5,
    half_days: 1,
    minutes: 135,
    core_minutes: 90,
    core_home_minutes: 60,
    by_subject: [{ subject_id: sampleSubject.id, name: "Math", core: true, minutes: 135, home_minutes: 105 }],
    by_month: [{ month: "2026-11", days: 1.5, minutes: 135, core_minutes: 90, core_home_minutes: 60 }],
  },
  lessons: [
    {
      id: id(3),
      date: dayToMidnight("2026-11-23"),
      subject_id: sampleSubject.id,
      title: "Fractions",
      resources: ["Math 4"],
      recorded_late: false,
    },
  ],
  field_trips: [],
  filings: [bensReport],
  amendments: [],
  requirement_id: bensRequirement.id,
  opening: null,
  pace: bensPace,
}
