import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A composite foreign key that includes the family, with the table it refers to. */
export type FamilyKey = { name: string; table: string; column: string; target: string }

const schema = fileURLToPath(new URL("../../../packages/db/prisma/schema/", import.meta.url))

/**
 * Returns every composite key within a family that the schema declares, by its name in the database. Reads the schema, because a
 * missing key could not be noticed in a database.
 */
export function declaredKeys(): FamilyKey[] {
  const files = readdirSync(schema).filter((file) => file.endsWith(".prisma"))
  return files.flatMap((file) => keysIn(readFileSync(`${schema}${file}`, "utf8")))
}

function keysIn(text: string): FamilyKey[] {
  const models = [...text.matchAll(/^model (\w+) \{\n([^]*?)^\}/gm)]
  return models.flatMap(([, table = "", body = ""]) =>
    [...body.matchAll(/^ +\w+ +(\w+)\?? +@relation\(fields: \[([^\]]+)\]/gm)].flatMap(([, target = "", list = ""]) => {
      const columns = list.split(", ")
      const column = columns.at(-1) ?? ""
      if (columns.length < 2 || columns[0] !== "family_id") return []
      return [{ name: `${table}_${columns.join("_")}_fkey`, table, column, target }]
    }),
  )
}

/** Keys that cannot be tested alone, because another key refuses the same rows first. */
export const shadowedKeys: Record<string, string> = {
  submission_family_id_student_id_fkey:
    "the assignment's key includes family and child, and the curriculum's key ensures that an assignment's child is of its family",
  filing_family_id_student_id_fkey:
    "the requirement's key includes family and child, and its own key ensures that a requirement's child is of its family",
}
