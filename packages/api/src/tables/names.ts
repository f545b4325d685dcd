import type { Scope } from "../request/scope.ts"
import { fullName } from "@hearthbook/core/names/names"

/** The nouns whose names stand beside their ids. */
export const named = ["student", "subject", "provider", "school_year"] as const
export type Named = (typeof named)[number]

/** The names of a family's rows, by id. Empty for nouns that no column needs. */
export type Names = Record<Named, Map<string, string>>

/** Loads the names of these nouns. One statement for each. */
export async function loadNames({ db, family_id }: Scope, nouns: Named[]): Promise<Names> {
  const where = { family_id }
  const readers: Record<Named, () => Promise<[id: string, name: string][]>> = {
    student: async () => {
      const rows = await db.student.findMany({ where, select: { id: true, first_name: true, last_name: true } })
      return rows.map((row) => [row.id, fullName(row)])
    },
    subject: async () => pairs(await db.subject.findMany({ where, select: { id: true, name: true } })),
    provider: async () => pairs(await db.provider.findMany({ where, select: { id: true, name: true } })),
    school_year: async () => {
      const rows = await db.school_year.findMany({ where, select: { id: true, academic_year: true } })
      return rows.map(({ id, academic_year }) => [id, academic_year])
    },
  }
  const names: Names = { student: new Map(), subject: new Map(), provider: new Map(), school_year: new Map() }
  for (const noun of nouns) names[noun] = new Map(await readers[noun]())
  return names
}

function pairs(rows: { id: string; name: string }[]): [id: string, name: string][] {
  return rows.map(({ id, name }) => [id, name])
}
