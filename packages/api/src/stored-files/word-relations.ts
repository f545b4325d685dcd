/** A relation of a part of a Word file to another part, or to something outside: the attributes of its tag, in lower case. */
export type Relation = { type: string; target: string; mode: string }

/** The relations in a list (`word/_rels/*.rels`), by ECMA-376 part 2, 9.3. Attributes may be in any order and quotes, and have a `>`. */
export function readRelations(xml: string): Relation[] {
  return [...xml.matchAll(/<(?:\w+:)?relationship\s((?:[^>"']|"[^"]*"|'[^']*')*)/gi)].map(([, attributes = ""]) => ({
    type: attributeOf(attributes, "type"),
    target: attributeOf(attributes, "target"),
    mode: attributeOf(attributes, "targetmode"),
  }))
}

function attributeOf(attributes: string, name: string): string {
  for (const [, key = "", double, single] of attributes.matchAll(/(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (key.toLowerCase() === name) return decodeEntities(double ?? single ?? "").toLowerCase()
  return ""
}

/** Word reads `&#84;emplate` as `Template`. */
function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => letterOf(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_, decimal: string) => letterOf(Number(decimal)))
}

function letterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ""
}

/** True for an object of another program. A sheet that can be opened by itself is related as a `package`. */
export function isEmbeddedObject({ type }: Relation): boolean {
  return type.endsWith("/oleobject")
}

/** True for a template that Word would fetch. One on the writer's own computer is nothing to anybody else. */
export function loadsRemoteTemplate({ type, target, mode }: Relation): boolean {
  return type.endsWith("/attachedtemplate") && mode === "external" && !/^(file:\/\/\/)?[a-z]:[\\/]/.test(target)
}
