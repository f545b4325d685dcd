import { countOf } from "@hearthbook/core/names/count-of"
import { View } from "@react-pdf/renderer"
import { gradeText, joined, twoDecimals, yearText } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { hairline, line } from "../parts/look.ts"
import { makePaper } from "../parts/make-paper.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Heading, Note, Words } from "../parts/words.tsx"

export type CourseDescriptionsPaper = {
  student: { name: string }
  courses: {
    title: string
    academic_year: string
    grade_level: string
    level: "regular" | "honors" | "ap" | "dual_enrollment"
    credits: number | null
    label: string | null
    /** The publisher, teacher or online school that the family taught it with. */
    provider_name: string | null
    description: string | null
    /** Books and other materials, as they were typed. */
    texts: string | null
    /** The share of each kind of work, such as 'Tests 50%'. */
    evaluation: string | null
    hours: number | null
  }[]
}

/** Makes the booklet of course descriptions, which colleges ask for beside a transcript. */
export function draw(data: CourseDescriptionsPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ student }) => `Course descriptions of ${student.name}`,
    data,
    pages: (printed) => <DescriptionPages {...printed} />,
  })
}

const levels = {
  regular: null,
  honors: "Honors",
  ap: "Advanced Placement",
  dual_enrollment: "Dual enrollment",
} as const

function DescriptionPages({ student, courses }: CourseDescriptionsPaper) {
  return (
    <Frame title="Course descriptions" under={student.name} name={student.name}>
      {courses.map((course, index) => (
        <Course key={index} {...course} />
      ))}
      {courses.length === 0 && <Words>No course has a description yet.</Words>}
    </Frame>
  )
}

function Course(course: CourseDescriptionsPaper["courses"][number]) {
  const { title, academic_year, grade_level, level, credits, label, provider_name, description } = course
  const facts = joined([
    gradeText(grade_level),
    yearText(academic_year),
    levels[level],
    credits !== null && `Credits ${twoDecimals(credits)}`,
    label && `Grade ${label}`,
    provider_name && `With ${provider_name}`,
  ])
  const rest = [
    { name: "Texts and materials", text: course.texts },
    { name: "How it was graded", text: course.evaluation },
    { name: "Time spent", text: course.hours === null ? null : `About ${countOf(course.hours, "hour")}` },
  ]
  return (
    <View style={{ marginBottom: 14, paddingBottom: 12, borderBottom: `${hairline} solid ${line}` }}>
      <Heading>{title}</Heading>
      <Note style={{ marginBottom: 4 }}>{facts}</Note>
      {description && (
        <Words orphans={2} widows={2}>
          {description}
        </Words>
      )}
      {rest.map(
        ({ name, text }) =>
          text && (
            <View key={name} style={{ flexDirection: "row", marginTop: 4 }} wrap={false}>
              <Note style={{ width: 100, paddingTop: 1 }}>{name}</Note>
              <Words style={{ flex: 1 }}>{text}</Words>
            </View>
          ),
      )}
    </View>
  )
}
