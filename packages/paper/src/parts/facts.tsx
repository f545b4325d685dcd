import { View } from "@react-pdf/renderer"
import { Note, Words } from "./words.tsx"

export type Fact = { name: string; value: string | null }

/** Short facts beside each other, each below its name. Those without a value are left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 24, rowGap: 6, marginBottom: 14 }}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <View key={name} style={{ flexGrow: 1, flexShrink: 1 }}>
              <Note style={{ fontSize: 7.5 }}>{name}</Note>
              <Words style={{ fontSize: 10.5, fontWeight: 600 }}>{value}</Words>
            </View>
          ),
      )}
    </View>
  )
}
