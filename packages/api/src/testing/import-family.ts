import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { createStudent } from "@hearthbook/db/testing/factories"
import { expect } from "vitest"
import type { TestApi } from "./test-api.ts"

/** A family with Ada in grade 4 and Ben in grade 2, and a way to import a text. */
export async function openImports(api: TestApi) {
  const { user, parent, family_id } = await api.openFamily({})
  const ada = await createStudent(api.db, { family_id, first_name: "Ada", last_name: "Byron", grade_level: "4" })
  const ben = await createStudent(api.db, { family_id, first_name: "Ben", last_name: "Byron", grade_level: "2" })
  const caller = await api.importsOf(user)
  const read = (kind: ImportKind, text: string) =>
    caller.create({ kind, filename: "table.csv", content: new TextEncoder().encode(text) })
  const take = async (kind: ImportKind, text: string) => {
    const { id, questions, counts } = await read(kind, text)
    expect(questions).toEqual([])
    expect(counts.wrong).toBe(0)
    return parent.imports.confirm({ id, leave_out_wrong: false })
  }
  return { user, parent, family_id, ada, ben, caller, read, take }
}
