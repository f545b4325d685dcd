// npm run db:migration -- <verb_first_name>: writes the next migration from the Prisma schema.
import { createMigration } from "../migrations/draft-migration.ts"

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    "Usage: npm run db:migration -- <verb_first_name>, in lower case with underscores, such as add_lesson_minutes.",
  )
  process.exit(2)
}
const folder = await createMigration(name, new Date())
console.log(
  folder
    ? `Wrote ${folder}. Review it and add a comment that says why.`
    : "The migrations already match the Prisma schema.",
)
// The schema engine keeps a ten-second timer running after its last use.
process.exit()
