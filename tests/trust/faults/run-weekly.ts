// Runs a Monday morning's jobs in a separate process, which weekly-killed.test.ts kills: writes the reports, then delivers them.
// Prints a line at each read of the clock, so that the test can follow its progress.
import { deliverMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { sendWeeklyReports } from "@hearthbook/api/modules/records/weekly-report/weekly-report.service"
import { createDb } from "@hearthbook/db"
import { createLogger } from "@hearthbook/functions/logger"
import { smtpTransport } from "@hearthbook/functions/mail-transport"

const { DATABASE_URL, DATA_DIR, SMTP_URL = "", NOW = "" } = process.env

const database = await createDb(DATABASE_URL, { data_folder: DATA_DIR })
const { client } = database
const log = createLogger("silent")
const clock = () => {
  process.stdout.write("look\n")
  return new Date(NOW)
}
const settings = { app_url: "https://hearthbook.test", auth_secret: "a secret of tests, long enough to be one" }
await sendWeeklyReports({ client, clock, log, settings })
process.stdout.write("written\n")
const smtp = smtpTransport(SMTP_URL, "Hearthbook <no-reply@hearthbook.test>")
await deliverMail({ client, clock, log, send: smtp.send }, Number.POSITIVE_INFINITY)
smtp.close()
await database.close()
