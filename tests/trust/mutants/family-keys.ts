import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A reference inside a family: the columns that hold it together with the family, and where it leads. */
export type FamilyKey = { name: string; table: string; column: string; target: string }

const schema = fileURLToPath(new URL("../../../packages/db/prisma/schema/", import.meta.url))

/**
 * Every composite key that the schema declares within a family, named as the database names it. Read from the schema and not from a
 * database, where one that is missing could not be missed.
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

/** Keys that another key always stands before: nothing that it alone would refuse can be written at all. */
export const shadowedKeys: Record<string, string> = {
  submission_family_id_student_id_fkey:
    "the assignment's own key holds family and child together, and an assignment's child is its family's by the curriculum's",
}
