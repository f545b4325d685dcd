/** A sheet as the workbook lists it. A chart has a sheet of its own and no cells. */
export type ListedSheet = { id: string; name: string; hidden: boolean; is_chart: boolean }

export const workbookEntry = "xl/workbook.xml"

const sheetTag = /<(?:\w{1,20}:)?sheet\b([^<>]*)>/g
const relation = /<(?:\w{1,20}:)?Relationship\b([^<>]*)>/g

/** The sheets of a workbook in their order, by the XML of its entries. */
export function listSheets(entries: ReadonlyMap<string, string>): ListedSheet[] {
  const relations = (entries.get("xl/_rels/workbook.xml.rels") ?? "").matchAll(relation)
  const types = new Map([...relations].map(([, text = ""]) => [attributeOf(text, "Id"), attributeOf(text, "Type")]))
  return [...(entries.get(workbookEntry) ?? "").matchAll(sheetTag)].map(([, text = ""]) => {
    const id = attributeOf(text, "r:id") ?? attributeOf(text, "id") ?? ""
    const type = types.get(id) ?? null
    return {
      id,
      name: unescapeXml(attributeOf(text, "name") ?? ""),
      hidden: /^(?:hidden|veryHidden)$/.test(attributeOf(text, "state") ?? ""),
      is_chart: type !== null && !type.endsWith("/worksheet"),
    }
  })
}

/** The list of sheets without charts, in which a reader looks for cells. */
export function withoutCharts(workbook: string, sheets: ListedSheet[]): string {
  const charts = new Set(sheets.filter(({ is_chart }) => is_chart).map(({ id }) => id))
  if (charts.size === 0) return workbook
  return workbook.replace(sheetTag, (tag, text: string) =>
    charts.has(attributeOf(text, "r:id") ?? attributeOf(text, "id") ?? "") ? "" : tag,
  )
}

/** An attribute of a tag; null without it. */
export function attributeOf(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? null
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
}
