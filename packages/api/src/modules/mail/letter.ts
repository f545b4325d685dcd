/** The content of a mail, without its layout. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Rows under headings, for a report or several notifications. */
  sections?: LetterSection[]
  /** The one action that the mail offers. */
  action?: { label: string; url: string }
  /** Small print at the end: why the mail was sent, and what to do if it was not expected. */
  note: string
  /** The unsubscribe link of a mail that its reader can disable. */
  unsubscribe?: { label: string; url: string }
}

/** A heading with labeled rows. */
export type LetterSection = { heading: string; rows: { label: string; lines: string[] }[] }
