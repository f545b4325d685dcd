import { countOf } from "@hearthbook/core/names/count-of"
import type { GpaBonus } from "@hearthbook/core/grading/gpa"
import { View } from "@react-pdf/renderer"
import { twoDecimals } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import type { LegendScale } from "../parts/legend.tsx"
import { makePaper } from "../parts/make-paper.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Table } from "../parts/table.tsx"
import { Heading, Words } from "../parts/words.tsx"

export type SchoolProfilePaper = {
  /** The parent's own words on how the school teaches. */
  about: string | null
  scale: LegendScale
  bonus: GpaBonus
  hours_per_credit: number | null
  /** The providers of the family's own courses: publishers, teachers, online schools. */
  providers: string[]
  /** The places where courses were taken elsewhere, such as colleges. */
  places: string[]
  /** The number of children at each grade level. */
  students: { grade: string; count: number }[]
}

/** Makes the one-page profile of the school, which goes to colleges with a transcript. */
export function draw(data: SchoolProfilePaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, { title: () => "School profile", data, pages: (printed) => <ProfilePage {...printed} /> })
}

function ProfilePage({ about, scale, bonus, hours_per_credit, providers, places, students }: SchoolProfilePaper) {
  const count = students.reduce((sum, one) => sum + one.count, 0)
  const from = bonus.from_points === null ? "" : ` from ${twoDecimals(bonus.from_points)} points on`
  const parts = [
    {
      title: "The school",
      text: `A homeschool of ${count} ${count === 1 ? "student" : "students"} (${students.map((one) => `${one.grade}: ${one.count}`).join(", ")}). Students are not ranked.`,
    },
    { title: "How we teach", text: about },
    {
      title: "Grades and averages",
      text: `Averages are points times credits, divided by credits, and rounded once. The weighted average adds ${bonus.honors} for honors courses, ${bonus.ap} for Advanced Placement and ${bonus.dual_enrollment} for dual enrollment${from}.`,
    },
    {
      title: "Credits",
      text: hours_per_credit && `A course of one credit takes about ${countOf(hours_per_credit, "hour")} of work.`,
    },
    {
      title: "Courses taken elsewhere",
      text: places.length > 0 && `Courses were also taken at ${places.join(", ")}.`,
    },
    {
      title: "Curriculum",
      text: providers.length > 0 && `Courses are taught with ${providers.join(", ")}.`,
    },
  ]
  return (
    <Frame title="School profile">
      {parts.map(
        ({ title, text }) =>
          text && (
            <View key={title} style={{ marginBottom: 12 }}>
              <Heading style={{ marginBottom: 2 }}>{title}</Heading>
              <Words>{text}</Words>
            </View>
          ),
      )}
      {scale.steps.length > 0 && (
        <View wrap={false} style={{ width: "60%" }}>
          <Heading style={{ marginBottom: 3 }}>{scale.name}</Heading>
          <Table
            columns={[
              { title: "Grade" },
              { title: "From percent", width: 90, align: "right" },
              { title: "Points", width: 70, align: "right" },
            ]}
            rows={scale.steps.map(({ label, min_percent, points }) => ({
              key: label,
              cells: [label, min_percent === null ? "" : `${min_percent}%`, points === null ? "" : twoDecimals(points)],
            }))}
          />
        </View>
      )}
    </Frame>
  )
}
