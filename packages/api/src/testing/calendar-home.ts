import { createStudent, createSubject } from "@hearthbook/db/testing/factories"
import ICAL from "ical.js"
import { readCalendar } from "../modules/data/calendar-feed/read-calendar.service.ts"
import type { TestApi } from "./test-api.ts"

/** A parent with two children, Ada and Ben, who both learn Science. */
export async function openCalendarHome(api: TestApi, time_zone = "America/New_York") {
  const { user, parent, family_id } = await api.openFamily()
  await api.db.family.update({ where: { id: family_id }, data: { name: "Byron, Hall; & Co", time_zone } })
  const ada = await createStudent(api.db, { family_id, first_name: "Ada" })
  const ben = await createStudent(api.db, { family_id, first_name: "Ben" })
  const science = await createSubject(api.db, { family_id, name: "Science", grade_level: ada.grade_level })
  return { user, parent, family_id, ada, ben, science }
}

/** The events of a link, read with a parser that knows time zones only from the file. */
export async function readEvents(api: TestApi, token: string) {
  const calendar = ICAL.Component.fromString(await (await readCalendar(api.facts(), token)).write())
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component))
  ICAL.TimezoneService.reset()
  return events
}

/** The titles of a link's events, sorted. */
export async function readTitles(api: TestApi, token: string) {
  return (await readEvents(api, token)).map(({ summary }) => summary).toSorted()
}
