// npm run files:move: moves the contents of all files to where FILE_STORE says, the bucket or the database. The servers may run
// meanwhile. It can be interrupted and run again.
import { tendBucket } from "@hearthbook/api/modules/data/clean-up/tend-bucket.service"
import { createDb, DatabaseStartError } from "@hearthbook/db"
import { createLogger } from "../http/logger.ts"
import { EnvError, readEnv } from "../settings/env.ts"
import { settingsOf } from "../settings/settings.ts"

async function move(stop: AbortSignal): Promise<string> {
  const env = readEnv()
  const settings = settingsOf(env, "", null)
  if (!settings.bucket) throw new EnvError("set BUCKET_URL, BUCKET_KEY_ID and BUCKET_SECRET first")
  const database = await createDb(env.DATABASE_URL, { data_folder: env.DATA_DIR })
  const log = createLogger(env.LOG_LEVEL)
  const shutdown = { stop, abort: stop }
  try {
    const { moved_files, is_complete } = await tendBucket({
      client: database.client,
      settings,
      clock: () => new Date(),
      log,
      shutdown,
    })
    const to = settings.bucket.takes_files ? "bucket" : "database"
    const moved = `Moved ${moved_files} ${moved_files === 1 ? "file" : "files"} to the ${to}.`
    if (!is_complete) throw new EnvError(`the bucket did not answer. ${moved} Run it again to continue`)
    return stop.aborted ? `${moved} It was interrupted; run it again to continue.` : moved
  } finally {
    await database.close()
  }
}

const interruption = new AbortController()
process.once("SIGINT", () => interruption.abort())
process.once("SIGTERM", () => interruption.abort())
try {
  console.log(await move(interruption.signal))
} catch (error) {
  const expected = error instanceof EnvError || error instanceof DatabaseStartError
  console.error(expected ? `Not all files were moved: ${error.message}.` : error)
  process.exit(1)
}
