// npm run db:check: fails and prints the missing SQL if the Prisma schema and the migrations differ.
import { diffSchema } from "../migrations/draft-migration.ts"

const sql = await diffSchema(process.env.MIGRATIONS_FOLDER, process.env.SCHEMA_FOLDER)
if (sql) {
  console.error(`The Prisma schema and the migrations differ. Run npm run db:migration -- <name>. Missing:\n\n${sql}`)
  process.exit(1)
}
console.log("The Prisma schema and the migrations agree.")
// The schema engine keeps a ten-second timer running after its last use.
process.exit()
