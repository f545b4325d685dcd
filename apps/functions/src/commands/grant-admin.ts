// npm run admin:grant -- <email>: makes an adult an administrator of this installation.
import { createDb, DatabaseStartError } from "@hearthbook/db"
import { EnvError, readEnv } from "../settings/env.ts"

async function grant(email: string): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = readEnv()
  const database = await createDb(DATABASE_URL, { data_folder: DATA_DIR })
  try {
    const user = await database.client.user.findUnique({ where: { email }, select: { id: true, role: true } })
    if (!user) throw new EnvError(`there is no account with the address ${email}; register first`)
    if (user.role === "student") throw new EnvError(`${email} is a child's login; only adults can be administrators`)
    if (user.role === "admin") return `${email} is already an administrator.`
    await database.client.user.update({ where: { id: user.id }, data: { role: "admin" }, select: { id: true } })
    return `${email} is now an administrator.`
  } finally {
    await database.close()
  }
}

const email = process.argv[2]?.trim().toLowerCase()
if (!email) {
  console.error("Usage: npm run admin:grant -- <email>. Stop an embedded server first.")
  process.exit(2)
}
try {
  console.log(await grant(email))
} catch (error) {
  const expected = error instanceof EnvError || error instanceof DatabaseStartError
  console.error(expected ? `Not granted: ${error.message}` : error)
  process.exit(1)
}
