// npm run db:migration -- <verb_first_name>: writes the next migration from what the schema says now.
import { createMigration } from "../migrations/draft-migration.ts"

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    "Usage: npm run db:migration -- <verb_first_name>, in small letters and underscores, such as add_lesson_minutes.",
  )
  process.exit(2)
}
const folder = await createMigration(name, new Date())
console.log(
  folder ? `Wrote ${folder}. Read it, and say in it why.` : "The migrations already make what the schema says.",
)
// The schema engine keeps a timer of ten seconds running after its last use.
process.exit()
