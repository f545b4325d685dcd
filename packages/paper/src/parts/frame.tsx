import { Image, Page, View } from "@react-pdf/renderer"
import type { ReactNode } from "react"
import { hairline, ink, line, margin, soft } from "./look.ts"
import { joined, longDay } from "./figures.ts"
import { useSheet } from "./sheet.ts"
import { Heading, Note, Part, Words } from "./words.tsx"

type FrameProps = {
  title: string
  /** Stands with the title: the year, the term, the week. */
  under?: string
  /** A mark in a box at the title, also in the foot of each page. */
  mark?: string
  /** The child, for the foot of each page. */
  name?: string
  landscape?: boolean
  /**
   * For a document of several frames: pages are counted through the file, and the later ones have no head. Long documents are,
   * because the renderer lays out all that is left of a frame again for each page.
   */
  part?: "first" | "later"
  children: ReactNode
}

// There is no lineHeight in any style: the renderer multiplies an inherited one again whenever it lays out a page's foot.

/** A document's pages: the school and the title at the head of the first, and name, date and page of pages at the foot of each. */
export function Frame({ title, under, mark, name, landscape = false, part, children }: FrameProps) {
  const { paper, fonts } = useSheet()
  return (
    <Page
      size={paper === "letter" ? "LETTER" : "A4"}
      orientation={landscape ? "landscape" : "portrait"}
      style={{
        fontFamily: fonts.text,
        fontSize: 9.5,
        color: ink,
        paddingTop: landscape ? 36 : margin,
        paddingHorizontal: landscape ? 36 : margin,
        paddingBottom: 62,
      }}
    >
      {part !== "later" && <Head title={title} under={under} mark={mark} />}
      {children}
      <Foot
        title={joined([mark, title], " ")}
        name={name}
        sides={landscape ? 36 : margin}
        is_whole={part === undefined}
      />
    </Page>
  )
}

function Head({ title, under, mark }: Pick<FrameProps, "title" | "under" | "mark">) {
  const { school } = useSheet()
  const lines = school ? [school.address?.replaceAll("\n", ", "), joined([school.phone, school.email])] : []
  return (
    <View style={{ flexDirection: "row", borderBottom: `1 solid ${ink}`, paddingBottom: 10, marginBottom: 14 }}>
      {school?.logo && (
        <Image
          src={{ data: Buffer.from(school.logo.content), format: school.logo.format }}
          style={{ height: 44, maxWidth: 88, objectFit: "contain", marginRight: 12 }}
        />
      )}
      <View style={{ flex: 1, paddingRight: 16 }}>
        {school?.name && (
          <Heading as="P" style={{ fontSize: 15 }}>
            {school.name}
          </Heading>
        )}
        {lines.map((text) => text && <Note key={text}>{text}</Note>)}
      </View>
      <View style={{ maxWidth: "50%", alignItems: "flex-end" }}>
        <Heading as="H1" style={{ fontSize: 19, textAlign: "right" }}>
          {title}
        </Heading>
        {under && <Words style={{ color: soft, textAlign: "right" }}>{under}</Words>}
        {mark && (
          <View style={{ border: `1.2 solid ${ink}`, paddingHorizontal: 8, paddingVertical: 2, marginTop: 4 }}>
            <Words style={{ fontSize: 10, fontWeight: 600, letterSpacing: 0.4 }}>{mark.toUpperCase()}</Words>
          </View>
        )}
      </View>
    </View>
  )
}

/** Belongs to the page, not to the text, so a screen reader does not read it in between. */
function Foot({ title, name, sides, is_whole }: { title: string; name?: string; sides: number; is_whole: boolean }) {
  const { as_of } = useSheet()
  return (
    <Part
      as="Artifact"
      fixed
      style={{
        position: "absolute",
        bottom: 28,
        left: sides,
        right: sides,
        flexDirection: "row",
        borderTop: `${hairline} solid ${line}`,
        paddingTop: 6,
        gap: 12,
      }}
    >
      <Note style={{ flex: 1 }}>{joined([name, title])}</Note>
      <Note>{longDay(as_of)}</Note>
      {/* A file may hold the documents of several children, each with its own pages. */}
      <Note
        style={{ width: 60, textAlign: "right" }}
        render={({ pageNumber, totalPages, subPageNumber, subPageTotalPages }) =>
          is_whole ? `Page ${subPageNumber} of ${subPageTotalPages}` : `Page ${pageNumber} of ${totalPages}`
        }
      />
    </Part>
  )
}
