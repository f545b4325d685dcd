import { countOf } from "@hearthbook/core/names/count-of"
import { View } from "@react-pdf/renderer"
import type { TranscriptBlock, TranscriptCourse, TranscriptFigures } from "@hearthbook/core/grading/transcript-types"
import { Facts } from "../parts/facts.tsx"
import { gradeText, joined, longDay, percentText, twoDecimals, yearText } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { Legend, type LegendScale } from "../parts/legend.tsx"
import { ink, shade } from "../parts/look.ts"
import { makePaper } from "../parts/make-paper.tsx"
import { NotaryBlock, Signature } from "../parts/signature.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Table, type Column } from "../parts/table.tsx"
import { Heading, HeadingWith, Note, Words } from "../parts/words.tsx"

export type TranscriptPaper = TranscriptFigures & {
  student: { name: string; date_of_birth: string | null; graduation_date: string | null }
  /** True once the parent has finalized it. Any other bears a mark. */
  official: boolean
  /** The scales of courses that do not stand on the family's. */
  other_scales?: LegendScale[]
  /** The hours of a credit that the family counts by. */
  hours_per_credit?: number | null
  test_scores?: { name: string; score: string; taken_on: string | null }[]
  /** Adds the block that a notary fills in. */
  with_notary?: boolean
}

/** Makes the transcript of high school, with the earlier courses for credit in a block of their own. */
export function draw(data: TranscriptPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ student, official }) => `${official ? "Transcript" : "Unofficial transcript"} of ${student.name}`,
    data,
    pages: (printed) => <TranscriptPages {...printed} as_of={sheet.as_of} />,
  })
}

function TranscriptPages(data: TranscriptPaper & { as_of: string }) {
  const { student, official, years, before_high_school, cumulative, as_of } = data
  const { graduation_date } = student
  return (
    <Frame title="Transcript" mark={official ? undefined : "Unofficial"} name={student.name}>
      <Facts
        facts={[
          { name: "Student", value: student.name },
          { name: "Date of birth", value: student.date_of_birth && longDay(student.date_of_birth) },
          {
            name: graduation_date && graduation_date.slice(0, 10) <= as_of ? "Graduated" : "Expected graduation",
            value: graduation_date && longDay(graduation_date),
          },
          { name: "As of", value: longDay(as_of) },
        ]}
      />
      {before_high_school.courses.length > 0 && (
        <Block title="Before grade 9" note="Not in the totals of high school" block={before_high_school} />
      )}
      {years.map((year) => (
        <Block
          key={`${year.academic_year} ${year.grade_level}`}
          title={gradeText(year.grade_level)}
          note={yearText(year.academic_year)}
          block={year}
        />
      ))}
      <Cumulative {...cumulative} />
      <TestScores scores={data.test_scores ?? []} />
      <Legend scales={[data.scale, ...(data.other_scales ?? [])]} lines={legendLines(data)} />
      {official && <Signature words={`I certify that this is the official transcript of ${student.name}.`} />}
      {official && data.with_notary && <NotaryBlock />}
    </Frame>
  )
}

const columns: Column[] = [
  { title: "Course" },
  { title: "Level", width: 36, align: "center" },
  { title: "Grade", width: 42, align: "center" },
  { title: "Percent", width: 48, align: "right" },
  { title: "Credits", width: 44, align: "right" },
  { title: "Earned", width: 44, align: "right" },
  { title: "Points", width: 42, align: "right" },
  { title: "Weighted", width: 52, align: "right" },
]

/** A year with more rows than this may break between pages. */
const mostRowsTogether = 24

function Block({ title, note, block }: { title: string; note: string; block: TranscriptBlock }) {
  const { courses, credits, gpa, weighted_gpa } = block
  return (
    <View wrap={courses.length > mostRowsTogether} style={{ marginBottom: 12 }}>
      <HeadingWith beside={note}>{title}</HeadingWith>
      <Table
        columns={columns}
        rows={courses.map((course, index) => ({ key: String(index), cells: cellsOf(course) }))}
      />
      <Words style={{ textAlign: "right", fontWeight: 600, marginTop: 3 }}>
        {joined(
          [
            `Credits ${twoDecimals(credits)}`,
            gpa !== null && `GPA ${twoDecimals(gpa)}`,
            weighted_gpa !== null && `Weighted GPA ${twoDecimals(weighted_gpa)}`,
          ],
          "     ",
        )}
      </Words>
    </View>
  )
}

const levelMarks = { regular: "", honors: "H", ap: "AP", dual_enrollment: "DE" } as const

function cellsOf(course: TranscriptCourse) {
  const { title, provider_name, level, label, percent, credits, credits_earned, points, weighted_points } = course
  const isInProgress = course.status === "in_progress"
  return [
    { text: title, note: provider_name ?? undefined },
    levelMarks[level],
    isInProgress ? "IP" : (label ?? "–"),
    percentText(percent),
    twoDecimals(credits),
    isInProgress ? "–" : twoDecimals(credits_earned),
    course.counts ? twoDecimals(points) : "–",
    course.counts ? twoDecimals(weighted_points) : "–",
  ]
}

function Cumulative({ credits, gpa, weighted_gpa }: TranscriptFigures["cumulative"]) {
  const figures = [
    { name: "Credits earned", value: twoDecimals(credits) },
    { name: "GPA, unweighted", value: twoDecimals(gpa) },
    { name: "GPA, weighted", value: twoDecimals(weighted_gpa) },
  ]
  return (
    <View
      wrap={false}
      style={{
        flexDirection: "row",
        alignItems: "center",
        borderTop: `1 solid ${ink}`,
        borderBottom: `1 solid ${ink}`,
        backgroundColor: shade,
        paddingVertical: 6,
        paddingHorizontal: 10,
      }}
    >
      <Heading style={{ flex: 1 }}>Cumulative</Heading>
      {figures.map(({ name, value }) => (
        <View key={name} style={{ marginLeft: 28, alignItems: "flex-end" }}>
          <Note style={{ fontSize: 7.5 }}>{name}</Note>
          <Words style={{ fontSize: 13, fontWeight: 600 }}>{value}</Words>
        </View>
      ))}
    </View>
  )
}

function TestScores({ scores }: { scores: NonNullable<TranscriptPaper["test_scores"]> }) {
  if (scores.length === 0) return null
  return (
    <View wrap={false} style={{ marginTop: 12 }}>
      <Heading style={{ marginBottom: 3 }}>Test scores</Heading>
      <Table
        columns={[{ title: "Test" }, { title: "Date", width: 120 }, { title: "Score", width: 80, align: "right" }]}
        rows={scores.map(({ name, score, taken_on }, index) => ({
          key: String(index),
          cells: [name, taken_on ? longDay(taken_on) : "", score],
        }))}
      />
    </View>
  )
}

/** The explanations that the courses on this transcript need. */
function legendLines({ years, before_high_school, bonus, hours_per_credit }: TranscriptPaper): string[] {
  const courses = [...years, before_high_school].flatMap((block) => block.courses)
  const from = bonus.from_points === null ? "" : `, from ${twoDecimals(bonus.from_points)} points on`
  const levels = joined(
    [
      courses.some(({ level }) => level === "honors") && `H honors (+${bonus.honors})`,
      courses.some(({ level }) => level === "ap") && `AP Advanced Placement (+${bonus.ap})`,
      courses.some(({ level }) => level === "dual_enrollment") && `DE dual enrollment (+${bonus.dual_enrollment})`,
    ],
    "  ·  ",
  )
  return [
    levels && `Levels: ${levels}. The bonus is in the weighted GPA only${from}.`,
    courses.some(({ status }) => status === "in_progress") && "IP: in progress, not in the GPA.",
    "GPA: points times credits, divided by credits. Courses without points count in no GPA.",
    hours_per_credit && `One credit: about ${countOf(hours_per_credit, "hour")} of work.`,
  ].filter((text): text is string => Boolean(text))
}
