import { otherScales } from "@hearthbook/core/grading/other-scales"
import type { ReportCardLayout } from "@hearthbook/core/grading/report-card"
import { Facts } from "../parts/facts.tsx"
import { gradeText, joined, longDay, percentText, twoDecimals, yearText } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { Legend, type LegendScale } from "../parts/legend.tsx"
import { makePaper } from "../parts/make-paper.tsx"
import { Signature } from "../parts/signature.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Table, type Cell, type Column } from "../parts/table.tsx"

export type ReportCardPaper = {
  layout: ReportCardLayout
  student: { name: string; grade_level: string }
  academic_year: string
  /** Null for the card of a whole year. */
  term: { name: string; start_date: string; end_date: string } | null
  courses: {
    title: string
    percent: number | null
    label: string | null
    effort: string | null
    comment: string | null
    credits: number | null
    /** The scale of this course, where it is known. */
    scale?: LegendScale
  }[]
  /** In days; half days count half in `days`. */
  attendance: { days: number; half_days: number; absent: number; excused: number; late: number }
  /** The family's scale. */
  scale: LegendScale
}

/** Makes report cards, each child's on pages of its own. */
export function draw(cards: ReportCardPaper[], sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: (printed) => (printed.length === 1 ? `Report card of ${printed[0]?.student.name}` : "Report cards"),
    data: cards,
    pages: (printed) => (
      <>
        {printed.map((card, index) => (
          <ReportCardPages key={index} {...card} />
        ))}
      </>
    ),
  })
}

function ReportCardPages({ layout, student, academic_year, term, courses, attendance, scale }: ReportCardPaper) {
  const columns = layout === "k8" ? youngColumns : term ? termColumns : yearColumns
  return (
    <Frame title="Report card" under={joined([term?.name, yearText(academic_year)])} name={student.name}>
      <Facts
        facts={[
          { name: "Student", value: student.name },
          { name: "Grade", value: gradeText(student.grade_level) },
          { name: "Term", value: term && `${term.name}, ${longDay(term.start_date)} to ${longDay(term.end_date)}` },
        ]}
      />
      <Table
        columns={columns}
        rows={courses.map((course, index) => ({
          key: String(index),
          cells: columns.map(({ title }) => cellOf(title, course)),
        }))}
      />
      <Attendance {...attendance} />
      <Legend scales={scalesOf(courses, scale)} lines={[]} />
      <Signature />
    </Frame>
  )
}

/** The scales of the courses, each once; the family's where no course has one to explain. */
function scalesOf(courses: ReportCardPaper["courses"], family: LegendScale): LegendScale[] {
  const used = otherScales(
    courses.map((course) => course.scale ?? family),
    { name: "", steps: [] },
  )
  return used.length > 0 ? used : [family]
}

const youngColumns: Column[] = [
  { title: "Subject" },
  { title: "Grade", width: 56, align: "center" },
  { title: "Percent", width: 56, align: "right" },
  { title: "Effort", width: 110, align: "right" },
]
const termColumns: Column[] = [
  { title: "Course" },
  { title: "Grade", width: 60, align: "center" },
  { title: "Percent", width: 70, align: "right" },
  { title: "Effort", width: 100, align: "right" },
]
const yearColumns: Column[] = [...termColumns, { title: "Credits", width: 60, align: "right" }]

/** A course's comment stands below its title, where it has the room that it needs. */
function cellOf(column: string, course: ReportCardPaper["courses"][number]): Cell {
  if (column === "Grade") return { text: course.label ?? "–", is_bold: true }
  if (column === "Percent") return percentText(course.percent)
  if (column === "Effort") return course.effort ?? ""
  if (column === "Credits") return twoDecimals(course.credits)
  return { text: course.title, note: course.comment ?? undefined }
}

function Attendance({ days, half_days, absent, excused, late }: ReportCardPaper["attendance"]) {
  return (
    <Table
      columns={[
        { title: "Attendance" },
        { title: "Present", width: 60, align: "right" },
        { title: "Half days", width: 60, align: "right" },
        { title: "Late", width: 50, align: "right" },
        { title: "Absent", width: 50, align: "right" },
        { title: "Excused", width: 54, align: "right" },
      ]}
      rows={[{ key: "days", cells: ["Days", ...[days, half_days, late, absent, excused].map(String)] }]}
      above={16}
    />
  )
}
