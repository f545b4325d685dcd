import { toHtml } from "./mail-html.ts"

/** What a mail says; how it looks is one layout's business. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** What is told in rows, under headings: a report, or several things at once. */
  sections?: LetterSection[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small, at the end: why it came, and what to do if it was not expected. */
  note: string
  /** At the foot of a mail that its reader may switch off. */
  unsubscribe?: { label: string; url: string }
}

/** A heading, and under it what belongs to it, each row with its label. */
export type LetterSection = { heading: string; rows: { label: string; lines: string[] }[] }

/** The mail as HTML, laid out as mail programs can, and as plain text that says the same. */
export function renderMail(letter: Letter): { html: string; text: string } {
  return { html: toHtml(letter), text: toText(letter) }
}

function toText({ greeting, paragraphs, sections = [], action, note, unsubscribe }: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...sections.map(toTextSection),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    note,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
  ]
  return `${parts.join("\n\n")}\n\nHearthbook, Homeschool Management\n`
}

function toTextSection({ heading, rows }: LetterSection): string {
  const told = rows.map(({ label, lines }) => {
    if (lines.length > 1) return [`${label}:`, ...lines.map((line) => `- ${line}`)].join("\n")
    return label ? `${label}: ${lines.join("")}` : lines.join("")
  })
  return [heading, "=".repeat(Math.min(heading.length, 60)), ...told].join("\n")
}
