import { View } from "@react-pdf/renderer"
import { hairline, line } from "./look.ts"
import { Note } from "./words.tsx"

/** A scale's steps as one reads them: 'A 93 and up (4.00)'. */
export type LegendScale = {
  name: string
  steps: { label: string; min_percent: number | null; points: number | null }[]
}

/** The explanation of the marks on a document, in small lines. */
export function Legend({ scales, lines }: { scales: LegendScale[]; lines: string[] }) {
  return (
    <View wrap={false} style={{ marginTop: 14, borderTop: `${hairline} solid ${line}`, paddingTop: 6, gap: 3 }}>
      {scales
        .filter(({ steps }) => steps.length > 0)
        .map(({ name, steps }, index) => (
          // A text for each step, because a line would break between a letter and its minus.
          <View key={index} style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 10 }}>
            <Note>{`${name}:`}</Note>
            {steps.map((step) => (
              <Note key={step.label}>{stepText(step)}</Note>
            ))}
          </View>
        ))}
      {lines.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </View>
  )
}

function stepText({ label, min_percent, points }: LegendScale["steps"][number]): string {
  const from = min_percent === null ? "" : ` ${min_percent}%+`
  return `${label}${from}${points === null ? "" : ` (${points.toFixed(1)})`}`
}
