import { escapeUTF8 } from "entities"

/** What a mail says; how it looks is one layout's business. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small, at the end: why it came, and what to do if it was not expected. */
  note: string
}

const colors = { page: "#f6f4ef", card: "#ffffff", text: "#2b2a27", quiet: "#6b6862", hearth: "#0f766e" }
const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

/** The mail as HTML, laid out as mail programs can, and as plain text that says the same. */
export function renderMail(letter: Letter): { html: string; text: string } {
  return { html: toHtml(letter), text: toText(letter) }
}

function toText({ greeting, paragraphs, action, note }: Letter): string {
  const link = action ? [`${action.label}:\n${action.url}`] : []
  return `${[greeting, ...paragraphs, ...link, note].join("\n\n")}\n\nHearthbook, Homeschool Management\n`
}

function toHtml({ subject, greeting, paragraphs, action, note }: Letter): string {
  const lines = [greeting, ...paragraphs].map((line) => paragraph(line)).join("")
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeUTF8(subject)}</title></head>
<body style="margin:0;background:${colors.page};${font};color:${colors.text}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${colors.card};border-radius:12px">
<tr><td style="padding:28px 32px 8px;font-size:20px;font-weight:700;color:${colors.hearth}">Hearthbook</td></tr>
<tr><td style="padding:8px 32px 28px;font-size:16px;line-height:1.55">${lines}${action ? button(action) : ""}
<p style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${escapeUTF8(note)}</p></td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 16px">${escapeUTF8(line)}</p>`
}

function button({ label, url }: NonNullable<Letter["action"]>): string {
  const address = escapeUTF8(url)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${colors.hearth};color:#ffffff;font-weight:600;text-decoration:none">${escapeUTF8(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${colors.quiet}">If the button does not work, open this address:<br><a href="${address}" style="color:${colors.hearth};word-break:break-all">${address}</a></p>`
}
