import { View } from "@react-pdf/renderer"
import { hairline, ink } from "./look.ts"
import { Note, Words } from "./words.tsx"

/** A line to write on, with what belongs there below it. */
export function WritingLine({ label, share = 1 }: { label: string; share?: number }) {
  return (
    <View style={{ flexGrow: share, flexBasis: 0 }}>
      <View style={{ height: 24, borderBottom: `${hairline} solid ${ink}`, marginBottom: 2 }} />
      <Note>{label}</Note>
    </View>
  )
}

/** Lines for a signature and its date, below the words that are signed. */
export function Signature({ words }: { words?: string }) {
  return (
    <View wrap={false} style={{ marginTop: 16 }}>
      {words && <Words>{words}</Words>}
      <View style={{ flexDirection: "row", gap: 24, marginTop: 6 }}>
        <WritingLine label="Signature of parent" share={3} />
        <WritingLine label="Printed name" share={2} />
        <WritingLine label="Date" share={1.4} />
      </View>
    </View>
  )
}

/** The block that a notary fills in. Some colleges ask for one. */
export function NotaryBlock() {
  return (
    <View wrap={false} style={{ marginTop: 16, border: `${hairline} solid ${ink}`, padding: 10 }}>
      <Words style={{ fontWeight: 600 }}>Notary</Words>
      <View style={{ flexDirection: "row", gap: 20 }}>
        <WritingLine label="State of" />
        <WritingLine label="County of" />
        <WritingLine label="Signed and sworn before me on (date)" />
      </View>
      <View style={{ flexDirection: "row", gap: 20, marginTop: 2 }}>
        <WritingLine label="Signature of notary" />
        <WritingLine label="Printed name of notary" />
        <WritingLine label="My commission expires" />
      </View>
      <Note style={{ textAlign: "right", marginTop: 8 }}>Seal</Note>
    </View>
  )
}
