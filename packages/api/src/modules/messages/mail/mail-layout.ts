import type { Letter, LetterSection } from "./letter.ts"
import { toHtml } from "./mail-html.ts"

/** Renders a letter as HTML with a layout for mail programs, and as equivalent plain text. */
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
  const rendered = rows.map(({ label, lines }) => {
    if (lines.length > 1) return [`${label}:`, ...lines.map((line) => `- ${line}`)].join("\n")
    return label ? `${label}: ${lines.join("")}` : lines.join("")
  })
  return [heading, "=".repeat(Math.min(heading.length, 60)), ...rendered].join("\n")
}
