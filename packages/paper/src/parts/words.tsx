import { Text, View, type TextProps, type ViewProps } from "@react-pdf/renderer"
import type { PropsWithChildren } from "react"
import type { Role } from "../pdfkit/structure.ts"
import { soft } from "./look.ts"
import { useSheet } from "./sheet.ts"

type Style = Exclude<TextProps["style"], unknown[] | undefined>
type WordsProps = PropsWithChildren<Omit<TextProps, "style">> & { as?: Role; style?: Style }

/** A View with a role in the document's structure. */
export function Part({ as: role, ...props }: PropsWithChildren<ViewProps> & { as: Role }) {
  // Passed in a spread because the renderer's types do not know it; it keeps what it is given, for structure.ts.
  const tagged = { role, ...props }
  return <View {...tagged} />
}

/** A text. */
export function Words({ as: role, ...props }: WordsProps) {
  const tagged = { role, ...props }
  return <Text {...tagged} />
}

/** A heading in the font of headings. */
export function Heading({ as: role = "H2", style, ...props }: WordsProps) {
  const { fonts } = useSheet()
  const look: Style = { fontFamily: fonts.heading, fontWeight: 600, fontSize: 12.5, ...style }
  const tagged = { role, minPresenceAhead: 60, ...props, style: look }
  return <Text {...tagged} />
}

/** A heading with a few words of plain text beside it. */
export function HeadingWith({ children, beside, style }: { children: string; beside: string; style?: Style }) {
  const { fonts } = useSheet()
  return (
    <Heading style={{ marginBottom: 4, ...style }}>
      {children}
      <Text style={{ fontFamily: fonts.text, fontWeight: 400, fontSize: 9.5 }}>{`   ${beside}`}</Text>
    </Heading>
  )
}

/** A small line of secondary text. */
export function Note({ style, ...props }: WordsProps) {
  return <Words {...props} style={{ fontSize: 8, color: soft, ...style }} />
}
