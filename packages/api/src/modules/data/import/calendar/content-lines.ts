/** A line of a calendar (RFC 5545, 3.1): its name and the names of its parameters in capitals, and its value as it is written. */
export type ContentLine = { name: string; params: ReadonlyMap<string, string>; value: string }

/** A component, such as an event, with its lines and the components inside it. */
export type Component = { name: string; lines: ContentLine[]; parts: Component[] }

/** The components that stand directly in a calendar. One that has no end ends where the next begins. */
const ofCalendar = new Set(["VEVENT", "VTIMEZONE", "VTODO", "VJOURNAL", "VFREEBUSY"])

/** The properties whose values are times. */
const timed = new Set(["DTSTART", "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE"])

/** True if one of the lines begins a calendar. */
export function hasCalendar(text: string): boolean {
  return /^[ \t]{0,9}BEGIN:VCALENDAR[ \t]{0,9}$/im.test(text)
}

/** True if a text begins with a calendar, whatever was said that it is. */
export function beginsCalendar(text: string): boolean {
  return text.slice(0, 10_000).trimStart().slice(0, 15).toUpperCase() === "BEGIN:VCALENDAR"
}

/**
 * The calendars of a text. What stands before or after them is left out, and so are lines that are none. A component that does not end
 * ends with the text.
 */
export function readComponents(text: string): Component[] {
  const roots: Component[] = []
  let open: Component[] = []
  for (const written of text.split(/\r\n|[\r\n]/)) {
    const line = readLine(written)
    if (!line) continue
    const of = line.value.trim().toUpperCase()
    if (line.name === "BEGIN" && of === "VCALENDAR") open = []
    if (line.name === "BEGIN") open = begin(of, ofCalendar.has(of) ? open.slice(0, 1) : open, roots)
    else if (line.name === "END") open = end(of, open)
    else open.at(-1)?.lines.push(line)
  }
  return roots
}

/** Nobody nests components as deep as this. */
const deepest = 8

function begin(name: string, open: Component[], roots: Component[]): Component[] {
  const parent = open.at(-1)
  const component: Component = { name, lines: [], parts: [] }
  if (parent) parent.parts.push(component)
  else if (name === "VCALENDAR") roots.push(component)
  else return open
  return open.length < deepest ? [...open, component] : open
}

function end(name: string, open: Component[]): Component[] {
  const at = open.findLastIndex((component) => component.name === name)
  return at === -1 ? open : open.slice(0, at)
}

/** Reads a line. Null for one without a name and a value, such as the rest of a text that was broken without a fold. */
export function readLine(line: string): ContentLine | null {
  const name = /^[a-z0-9-]{1,60}(?=[;:])/i.exec(line)?.[0].toUpperCase()
  if (name === undefined) return null
  const colon = findColon(line, name)
  if (colon === -1) return null
  return { name, params: readParams(line.slice(name.length, colon)), value: line.slice(colon + 1) }
}

/** Returns the place of the colon before the value: the first one outside quotes. A zone may have a colon without quotes, so a time begins with its year. */
function findColon(line: string, name: string): number {
  let isQuoted = false
  let first = -1
  for (let at = name.length; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    if (line[at] !== ":" || isQuoted) continue
    if (first === -1) first = at
    if (!timed.has(name) || /^\s{0,9}\d{4}-?\d\d/.test(line.slice(at + 1, at + 20))) return at
  }
  return first
}

function readParams(text: string): Map<string, string> {
  const params = new Map<string, string>()
  for (const [, name = "", quoted, plain] of text.matchAll(/;([a-z0-9-]{1,60})=(?:"([^"]*)"|([^;"]*))/gi))
    params.set(name.toUpperCase(), (quoted ?? plain ?? "").trim())
  return params
}

/** The first line of a component with a name. */
export function lineOf({ lines }: Component, name: string): ContentLine | undefined {
  return lines.find((line) => line.name === name)
}

export function linesOf({ lines }: Component, name: string): ContentLine[] {
  return lines.filter((line) => line.name === name)
}

/** The components with a name that stand directly in others. */
export function partsOf(components: Component[], name: string): Component[] {
  return components.flatMap(({ parts }) => parts.filter((part) => part.name === name))
}

/** Postgres can save neither a NUL nor half a character. */
const unsaved = /\0|\p{Surrogate}/gu

/** The text of a line (RFC 5545, 3.3.11), cut at a length; empty without one. */
export function textOf(component: Component, name: string, longest: number): string {
  const value = lineOf(component, name)?.value ?? ""
  const text = value
    .slice(0, longest * 2)
    .replace(/\\([nN,;\\])/g, (_, letter: string) => (letter.toUpperCase() === "N" ? "\n" : letter))
  return text.slice(0, longest).replace(unsaved, "").trim()
}
