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
