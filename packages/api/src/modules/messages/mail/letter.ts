import { nameInMail } from "./name-in-mail.ts"

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

/**
 * The greeting of a letter. An identity provider may not have sent a name, and a stranger may have entered something else as
 * one.
 */
export function greet({ first_name }: { first_name: string }): string {
  const name = nameInMail(first_name)
  return name ? `Hello ${name},` : "Hello,"
}
