import { Page, View } from "@react-pdf/renderer"
import { longDay } from "../parts/figures.ts"
import { ink, soft } from "../parts/look.ts"
import { makePaper } from "../parts/make-paper.tsx"
import { useSheet, type Sheet } from "../parts/sheet.ts"
import { WritingLine } from "../parts/signature.tsx"
import { Heading, Part, Words } from "../parts/words.tsx"

export type DiplomaPaper = {
  /** The full legal name. */
  student: { name: string; graduation_date: string | null }
}

/** Makes a diploma to sign and to frame: one landscape page without a foot. */
export function draw(data: DiplomaPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ student }) => `Diploma of ${student.name}`,
    data,
    pages: (printed) => <DiplomaPage {...printed} />,
  })
}

function DiplomaPage({ student }: DiplomaPaper) {
  const { paper, school, fonts } = useSheet()
  const { graduation_date } = student
  return (
    <Page
      size={paper === "letter" ? "LETTER" : "A4"}
      orientation="landscape"
      style={{ fontFamily: fonts.heading, fontSize: 13, color: ink, padding: 34 }}
    >
      <Part as="Artifact" style={{ flex: 1, border: `2.2 solid ${ink}`, padding: 5 }}>
        <View style={{ flex: 1, border: `0.6 solid ${ink}` }} />
      </Part>
      <View
        style={{
          position: "absolute",
          top: 78,
          bottom: 70,
          left: 96,
          right: 96,
          alignItems: "center",
          justifyContent: "space-between",
        }}
      >
        <View style={{ alignItems: "center" }}>
          <Heading as="P" style={{ fontSize: fitted(school?.name ?? "", 30, 46), textAlign: "center" }}>
            {school?.name ?? "Homeschool"}
          </Heading>
          <Heading as="H1" style={{ fontSize: 17, fontWeight: 400, letterSpacing: 0.8, marginTop: 10, color: soft }}>
            HIGH SCHOOL DIPLOMA
          </Heading>
        </View>
        <View style={{ alignItems: "center" }}>
          <Line>This certifies that</Line>
          <View
            style={{ borderBottom: `0.6 solid ${ink}`, paddingHorizontal: 24, paddingBottom: 6, marginVertical: 14 }}
          >
            <Heading as="P" style={{ fontSize: fitted(student.name, 38, 25), textAlign: "center" }}>
              {student.name}
            </Heading>
          </View>
          <Line>has completed the course of study of this school with credit,</Line>
          <Line>and is therefore awarded this diploma.</Line>
          {graduation_date ? (
            <Line>{`Given on ${longDay(graduation_date)}.`}</Line>
          ) : (
            <View style={{ flexDirection: "row", alignItems: "flex-end", gap: 6 }}>
              <Line>Given on</Line>
              <View style={{ width: 150, borderBottom: `0.6 solid ${ink}` }} />
            </View>
          )}
        </View>
        <View style={{ flexDirection: "row", gap: 60, width: "100%", paddingHorizontal: 20, fontFamily: fonts.text }}>
          <WritingLine label="Parent and teacher" />
          <WritingLine label="Parent and teacher" />
        </View>
      </View>
    </Page>
  )
}

function Line({ children }: { children: string }) {
  return <Words style={{ fontSize: 14, textAlign: "center", marginTop: 4 }}>{children}</Words>
}

/** A size at which a long name stays on one line; `letters` fit at the usual size. */
function fitted(text: string, size: number, letters: number): number {
  return Math.max(13, Math.min(size, (size * letters) / Math.max(1, text.length)))
}
