import type { Scope } from "../../../../request/scope.ts"

/** The columns of an event that comes from a calendar. */
type Row = {
  id: string
  student_id: string | null
  event_type: string
  title: string
  start_date: string
  end_date: string
  all_day?: boolean | undefined
  location?: string | null | undefined
  description?: string | null | undefined
  calendar_uid: string
}

/** As one JSON value: the client takes several times as long for thousands of parameters. */
export async function insertEvents({ db, family_id, now }: Scope, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  await db.$executeRaw`
    INSERT INTO event (id, family_id, student_id, event_type, title, start_date, end_date, all_day, location, description,
      calendar_uid, created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, event_type, title, start_date, end_date, all_day, location, description,
      calendar_uid, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, student_id uuid, event_type event_type, title text, start_date timestamp, end_date timestamp, all_day boolean,
      location text, description text, calendar_uid text
    )`
}

export async function updateEvents({ db, family_id, now }: Scope, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  await db.$executeRaw`
    UPDATE event e SET title = x.title, start_date = x.start_date, end_date = x.end_date, all_day = x.all_day,
      location = x.location, description = x.description, student_id = x.student_id, event_type = x.event_type,
      calendar_uid = x.calendar_uid, version = e.version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, student_id uuid, event_type event_type, title text, start_date timestamp, end_date timestamp, all_day boolean,
      location text, description text, calendar_uid text
    )
    WHERE e.family_id = ${family_id}::uuid AND e.id = x.id`
}

export async function removeEvents({ db, family_id }: Scope, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.$executeRaw`
    DELETE FROM event WHERE family_id = ${family_id}::uuid
      AND id IN (SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}
