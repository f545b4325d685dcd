import { escapeUTF8 } from "entities"
import type { Letter, LetterSection } from "./letter.ts"

const colors = {
  page: "#f6f4ef",
  card: "#ffffff",
  text: "#2b2a27",
  quiet: "#6b6862",
  hearth: "#0f766e",
  line: "#e5e1d8",
}
const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

// Mail programs with dark mode use these colors. The others keep the inline light ones.
const darkColors = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1b1a18!important}.card{background:#262522!important}.text{color:#edeae3!important}
.quiet{color:#b3aea4!important}.hearth{color:#5eead4!important}.line{border-color:#403e39!important}}`

/** Renders a letter as HTML for mail programs: tables and inline styles, because many support nothing else. */
export function toHtml({ subject, greeting, paragraphs, sections = [], action, note, unsubscribe }: Letter): string {
  const lines = [greeting, ...paragraphs].map((line) => paragraph(line)).join("")
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeUTF8(subject)}</title><style>${darkColors}</style></head>
<body class="page text" style="margin:0;background:${colors.page};${font};color:${colors.text}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${colors.card};border-radius:12px">
<tr><td class="hearth" style="padding:28px 32px 8px;font-size:20px;font-weight:700;color:${colors.hearth}">Hearthbook</td></tr>
<tr><td class="text" style="padding:8px 32px 28px;font-size:16px;line-height:1.55;color:${colors.text}">${lines}${sections.map(section).join("")}${action ? button(action) : ""}
<p class="quiet" style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${escapeUTF8(note)}</p>${unsubscribe ? foot(unsubscribe) : ""}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 16px">${escapeUTF8(line)}</p>`
}

function section({ heading, rows }: LetterSection): string {
  return `
<h2 class="text line" style="margin:24px 0 4px;padding-top:16px;border-top:1px solid ${colors.line};font-size:18px;line-height:1.3;color:${colors.text}">${escapeUTF8(heading)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.map(row).join("")}</table>`
}

/** The label is the row's header, for screen readers. */
function row({ label, lines }: LetterSection["rows"][number]): string {
  const rendered = lines.map((line) => escapeUTF8(line)).join("<br>")
  return `
<tr><th scope="row" class="quiet" align="left" valign="top" style="width:116px;padding:6px 12px 6px 0;font-size:14px;font-weight:400;line-height:1.6;color:${colors.quiet}">${escapeUTF8(label)}</th>
<td class="text" valign="top" style="padding:6px 0;font-size:15px;line-height:1.5;color:${colors.text};word-break:break-word">${rendered}</td></tr>`
}

function button({ label, url }: NonNullable<Letter["action"]>): string {
  const address = escapeUTF8(url)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${colors.hearth};color:#ffffff;font-weight:600;text-decoration:none">${escapeUTF8(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:14px;color:${colors.quiet}">If the button does not work, open this address:<br><a class="hearth" href="${address}" style="color:${colors.hearth};word-break:break-all">${address}</a></p>`
}

function foot({ label, url }: NonNullable<Letter["unsubscribe"]>): string {
  return `
<p class="quiet" style="margin:12px 0 0;font-size:14px;color:${colors.quiet}"><a class="quiet" href="${escapeUTF8(url)}" style="color:${colors.quiet};text-decoration:underline">${escapeUTF8(label)}</a></p>`
}
