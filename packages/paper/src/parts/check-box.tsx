import { View } from "@react-pdf/renderer"
import { ink } from "./look.ts"

/** A box to tick by hand, or a filled one. Drawn, because few fonts have one. */
export function CheckBox({ is_done = false }: { is_done?: boolean }) {
  return (
    <View style={{ width: 8, height: 8, border: `0.8 solid ${ink}`, marginTop: 2, marginRight: 5, padding: 1.2 }}>
      {is_done && <View style={{ flex: 1, backgroundColor: ink }} />}
    </View>
  )
}
