import { Prisma } from "@hearthbook/db"

type Table = keyof typeof Prisma.ModelName

const tables = Object.values(Prisma.ModelName)

/** The routers that are not named after the table whose ids they take. */
const others: Record<string, Table> = {
  archive: "upload",
  courseResults: "curriculum",
  family: "user",
  holidays: "school_year",
  imports: "data_import",
  waysIn: "tablet",
}

/** The table of the rows that a router's procedures name by `id`: `past_course` of `pastCourses`. */
export function tableOf(router: string): Table | undefined {
  const words = router.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  // `time` of `time_entry`.
  const named =
    tables.find((table) => [table, `${table}s`].includes(words)) ??
    tables.find((table) => table.startsWith(`${words}_`))
  return others[router] ?? named
}
