import * as rows from "@hearthbook/db/testing/factories"
import { sendWeeklyReports } from "../modules/records/weekly-report/weekly-report.service.ts"
import type { TestApi } from "./test-api.ts"

/** Six o'clock on a Monday morning in New York. The week before started on 7 September. */
const mondayMorning = new Date("2026-09-14T10:00:00.000Z")
export const longAgo = new Date("2026-01-01T00:00:00.000Z")
export const confirmed = { email_verified_at: longAgo }

/** The job that sends weekly reports, the mails that it sent, and the families that get them. */
export function openWeeklyReports(api: TestApi) {
  const logged: object[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (fields: object) => void logged.push(fields) }
  const job = { client: api.db, clock: () => api.clock.now, log, settings: api.settings }
  const mails = () => api.db.outbox_email.findMany({ orderBy: { id: "asc" } })
  return {
    job,
    logged,
    mails,
    send: () => sendWeeklyReports(job),
    textOf: async () => (await mails())[0]?.text ?? "",
    at: (instant: string) => void (api.clock.now = new Date(instant)),
    /** Deletes all families, and goes to the Monday morning. */
    start: async () => {
      api.clock.now = mondayMorning
      await api.db.family.deleteMany()
      await api.db.outbox_email.deleteMany()
      await api.db.job_run.deleteMany()
    },
    openFamily: async (given: Parameters<typeof rows.createFamily>[1] = {}) => {
      const family = await rows.createFamily(api.db, { created_at: longAgo, ...given })
      const parent = await rows.createParent(api.db, { family_id: family.id, first_name: "Rosa", ...confirmed })
      const ada = await rows.createStudent(api.db, { family_id: family.id, first_name: "Ada" })
      return { family_id: family.id, parent, ada }
    },
  }
}
