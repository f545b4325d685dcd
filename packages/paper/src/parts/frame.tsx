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
   * because the renderer holds the whole of a frame at once.
   */
  part?: "first" | "later"
  children: ReactNode
}

// There is no lineHeight in any style: the renderer multiplies an inherited one again whenever it lays out a page's foot.

/** A document's pages: the school and the title at the head of the first, and name, date and page of pages at the foot of each. */
export function Frame({ title, under, mark, name, landscape = false, part, children }: FrameProps) {
  const { paper, fonts, as_of } = useSheet()
  const sides = landscape ? 36 : margin
  const foot = { words: joined([name, joined([mark, title], " ")]), day: longDay(as_of), sides }
  return (
    <Page
      // A template also chooses the renderer's newer way to break pages, which lays each out once, and not all that is left for each.
      layout={({ children: content, ...count }) => (
        <>
          {content}
          <Foot
            {...foot}
            page={part ? count.pageNumber : count.subPageNumber}
            pages={part ? count.totalPages : count.subPageTotalPages}
          />
        </>
      )}
      size={paper === "letter" ? "LETTER" : "A4"}
      orientation={landscape ? "landscape" : "portrait"}
      style={{
        fontFamily: fonts.text,
        fontSize: 9.5,
        color: ink,
        paddingTop: sides,
        paddingHorizontal: sides,
        paddingBottom: 62,
      }}
    >
      {part !== "later" && <Head title={title} under={under} mark={mark} />}
      {children}
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

type FootProps = { words: string; day: string; sides: number; page?: number; pages?: number }

/**
 * Belongs to the page, not to the text, so a screen reader does not read it in between. A file may hold the documents of several
 * children, each with its own pages.
 */
function Foot({ words, day, sides, page, pages }: FootProps) {
  return (
    <Part
      as="Artifact"
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
      <Note style={{ flex: 1 }}>{words}</Note>
      <Note>{day}</Note>
      <Note style={{ width: 60, textAlign: "right" }}>{`Page ${page} of ${pages}`}</Note>
    </Part>
  )
}
