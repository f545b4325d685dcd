import { View } from "@react-pdf/renderer"
import { longDay, yearText } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { makePaper } from "../parts/make-paper.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Table } from "../parts/table.tsx"
import { Heading, Words } from "../parts/words.tsx"

export type ReadingListPaper = {
  student: { name: string }
  academic_year: string | null
  /** `last_used` is the day of the last lesson that used it. */
  books: { title: string; author: string | null; subject: string | null; last_used: string | null }[]
}

/** Makes the list of the books and other titles that a child worked with, by subject. */
export function draw(data: ReadingListPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ student }) => `Reading list of ${student.name}`,
    data,
    pages: (printed) => <ReadingPages {...printed} />,
  })
}

function ReadingPages({ student, academic_year, books }: ReadingListPaper) {
  const subjects = [...new Set(books.map(({ subject }) => subject))]
  const hasAuthors = books.some(({ author }) => author)
  return (
    <Frame title="Reading list" under={academic_year ? yearText(academic_year) : undefined} name={student.name}>
      <Words style={{ fontSize: 10.5, fontWeight: 600, marginBottom: 12 }}>{student.name}</Words>
      {books.length === 0 && <Words>No titles are listed.</Words>}
      {subjects.map((subject) => (
        <View key={subject ?? ""} style={{ marginBottom: 12 }}>
          <Heading style={{ marginBottom: 3 }}>{subject ?? "Other"}</Heading>
          <Table
            columns={[
              { title: "Title", share: 3 },
              ...(hasAuthors ? [{ title: "Author", share: 2 }] : []),
              { title: "Last used", width: 110, align: "right" },
            ]}
            rows={books
              .filter((book) => book.subject === subject)
              .map(({ title, author, last_used }, index) => ({
                key: String(index),
                cells: [title, ...(hasAuthors ? [author ?? ""] : []), last_used ? longDay(last_used) : ""],
              }))}
          />
        </View>
      ))}
    </Frame>
  )
}
