import { expect, test } from "vitest"
import type { Letter } from "./letter.ts"
import { renderMail } from "./mail-layout.ts"

const letter: Letter = {
  subject: "Your week",
  greeting: "Hello Rosa,",
  paragraphs: ["This is how it went."],
  sections: [
    {
      heading: "Ada <3",
      rows: [
        { label: "Attendance", lines: ["4 present"] },
        { label: "Graded", lines: ["Moon phases: A", "Tides: B"] },
      ],
    },
  ],
  action: { label: "Open it", url: "https://hearthbook.test/?a=1&b=2" },
  note: "You asked for this.",
  unsubscribe: { label: "Stop these", url: "https://hearthbook.test/unsubscribe?token=x" },
}

test(
  "the text version says everything that the HTML version says, in the same order",
  { tags: ["notifications.mail-format"] },
  () => {
    expect(renderMail(letter).text).toBe(`Hello Rosa,

This is how it went.

Ada <3
======
Attendance: 4 present
Graded:
- Moon phases: A
- Tides: B

Open it:
https://hearthbook.test/?a=1&b=2

You asked for this.

Stop these:
https://hearthbook.test/unsubscribe?token=x

Hearthbook, Homeschool Management
`)
  },
)

test("texts that people entered are escaped in the HTML", () => {
  const { html } = renderMail({ ...letter, greeting: "Hello <b>Eve</b>," })
  expect(html).toContain("Ada &lt;3")
  expect(html).not.toContain("<b>Eve")
  expect(html).toContain('href="https://hearthbook.test/?a=1&amp;b=2"')
})

test("the HTML has a language, dark colors, and a header for each row", () => {
  const { html } = renderMail(letter)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain("prefers-color-scheme:dark")
  expect(html.match(/<th scope="row"/g)).toHaveLength(2)
})

test("a letter without sections has no tables for them", () => {
  const { html, text } = renderMail({ ...letter, sections: undefined, unsubscribe: undefined })
  expect(html).not.toContain("<h2")
  expect(text).not.toContain("Stop these")
})
