import { createHash } from "node:crypto"
import type pg from "pg"
import { tokenUser } from "./token-user.ts"

/** A child's login, with the fields of its token. */
export type ChildLogin = { family_id: string; bearer: { session_id: string; user: { id: string; student_id: string } } }

/**
 * Adds a row for each family to the tables that are otherwise empty, because Postgres always scans an empty table. Returns the
 * children's logins.
 */
export async function fillOtherTables(client: pg.Client): Promise<ChildLogin[]> {
  for (const sql of statements) await client.query(sql)
  await client.query("VACUUM (ANALYZE)")
  const { rows } = await client.query<Login>(logins)
  return rows.map(({ id, family_id, session_id, ...user }) => ({
    family_id,
    bearer: { session_id, user: { id, role: "student", ...user, ...tokenUser } },
  }))
}

type Login = { id: string; family_id: string; session_id: string; student_id: string }

const logins = `
  SELECT u.id, u.family_id, u.first_name, u.last_name, u.email, u.student_id, s.id AS session_id
  FROM "user" u JOIN session s ON s.family_id = u.family_id AND s.user_id = u.id WHERE u.role = 'student'`

const hash = createHash("sha256").update("a load test").digest("hex")

/** The reading of an import without columns (import.schema.ts). */
const reading = JSON.stringify({
  has_header: true,
  columns: [],
  date_order: null,
  questions: [],
  counts: { new: 0, changed: 0, unchanged: 0, wrong: 0 },
})

const statements = [
  `INSERT INTO "user" (id, family_id, role, first_name, last_name, email, student_id, email_verified_at)
   SELECT gen_random_uuid(), family_id, 'student', first_name, last_name, 'child.' || id || '@hearthbook.app', id, now()
   FROM (SELECT DISTINCT ON (family_id) * FROM student ORDER BY family_id, id) s`,
  `INSERT INTO settings (user_id, family_id) SELECT id, family_id FROM "user" WHERE role = 'student'`,
  `INSERT INTO session (id, family_id, user_id, refresh_hash, remember_me, last_seen_at, expires_at)
   SELECT gen_random_uuid(), family_id, id, 'none ' || id, true, now(), now() + interval '100 years' FROM "user" WHERE role = 'student'`,
  `INSERT INTO invitation (id, family_id, invited_by, email, role, token_hash, expires_at)
   SELECT gen_random_uuid(), family_id, id, 'guest.' || id || '@example.com', 'teacher', '${hash}' || id, now() + interval '7 days'
   FROM "user" WHERE role = 'parent'`,
  `INSERT INTO oauth_account (id, family_id, user_id, provider, purpose, provider_account_id)
   SELECT gen_random_uuid(), family_id, id, 'google', 'drive', id::text FROM "user"`,
  `INSERT INTO file (id, family_id, user_id, name, content_type, size)
   SELECT gen_random_uuid(), family_id, id, 'me.jpg', 'image/jpeg', 1000 FROM "user"`,
  `INSERT INTO file (id, family_id, submission_id, name, content_type, size)
   SELECT gen_random_uuid(), family_id, id, 'page.jpg', 'image/jpeg', 1000 FROM submission`,
  `INSERT INTO file (id, family_id, assignment_id, name, content_type, size)
   SELECT gen_random_uuid(), family_id, id, 'draft.jpg', 'image/jpeg', 1000
   FROM (SELECT DISTINCT ON (family_id) * FROM assignment ORDER BY family_id, id) a`,
  `INSERT INTO upload (id, family_id, user_id, purpose, size)
   SELECT gen_random_uuid(), family_id, id, 'archive', 1000 FROM "user" WHERE role = 'parent'`,
  `INSERT INTO upload_part (id, family_id, upload_id, position, bytes)
   SELECT gen_random_uuid(), family_id, id, 0, '' FROM upload`,
  // Valid ones, like most stored ones. Expired ones are few and found by their expiry.
  `INSERT INTO one_time_token (id, family_id, user_id, purpose, token_hash, expires_at)
   SELECT gen_random_uuid(), family_id, id, 'magic_link', '${hash}' || id, now() + interval '100 years' FROM "user"`,
  `INSERT INTO push_subscription (id, family_id, user_id, session_id, endpoint, p256dh, auth)
   SELECT gen_random_uuid(), family_id, user_id, id, 'https://push.example/' || id, 'key', 'auth' FROM session`,
  `INSERT INTO outbox_email (id, family_id, recipient, subject, html, text, status, sent_at)
   SELECT gen_random_uuid(), family_id, email, 'Welcome', '', '', 'sent', now() FROM "user"`,
  // A loop of each child with a login, of its first two courses.
  `INSERT INTO loop (id, family_id, student_id, name)
   SELECT gen_random_uuid(), family_id, student_id, 'Art and music' FROM "user" WHERE role = 'student'`,
  `INSERT INTO loop_course (id, family_id, student_id, loop_id, curriculum_id, position)
   SELECT gen_random_uuid(), l.family_id, l.student_id, l.id, c.id, c.position
   FROM loop l CROSS JOIN LATERAL (
     SELECT id, row_number() OVER (ORDER BY id) - 1 AS position FROM curriculum
     WHERE family_id = l.family_id AND student_id = l.student_id ORDER BY id LIMIT 2) c`,
  // Changes of the last days, at different times in each family.
  `INSERT INTO change (id, family_id, user_id, kind, summary, created_at)
   SELECT gen_random_uuid(), family_id, id, 'marks', 'Set 3 attendance marks', now() - random() * interval '30 days'
   FROM "user", generate_series(1, 5) WHERE role = 'parent'`,
  `INSERT INTO change_row (change_id, family_id, noun, row_id, after)
   SELECT c.id, c.family_id, 'attendance_record', s.id, '{}' FROM change c JOIN student s ON s.family_id = c.family_id`,
  `INSERT INTO change_file (change_id, family_id, file_id, bytes)
   SELECT c.id, c.family_id, f.id, '' FROM change c JOIN file f ON f.family_id = c.family_id`,
  `INSERT INTO tablet (id, family_id, name, token_hash)
   SELECT gen_random_uuid(), id, 'Kitchen tablet', '${hash}' || id FROM family`,
  `INSERT INTO calendar_feed (id, family_id, user_id, token_hash, include)
   SELECT gen_random_uuid(), family_id, id, '${hash}' || id, '{classes}' FROM "user" WHERE role = 'parent'`,
  `INSERT INTO tablet_pin (user_id, family_id, pin_hash)
   SELECT id, family_id, 'none' FROM "user" WHERE role = 'student'`,
  `INSERT INTO auth_event (id, family_id, user_id, type)
   SELECT gen_random_uuid(), family_id, id, 'signed_in' FROM "user"`,
  `INSERT INTO access_token (id, family_id, user_id, name, token_hash, scope)
   SELECT gen_random_uuid(), family_id, id, 'A script', '${hash}' || id, 'read' FROM "user" WHERE role = 'parent'`,
  `INSERT INTO data_import (id, family_id, user_id, kind, status, filename, encoding, cells, reading, expires_at)
   SELECT gen_random_uuid(), family_id, id, 'students', 'done', 'students.csv', 'utf-8', '[]', '${reading}', now() + interval '1 day'
   FROM "user" WHERE role = 'parent'`,
  `INSERT INTO grading_scale (id, family_id, name, kind, steps)
   SELECT gen_random_uuid(), id, 'Passed or not', 'pass_fail', '[{"label": "P", "min_percent": 60, "points": null}]' FROM family`,
  // An hour of each child on each of its days with a mark.
  `INSERT INTO time_entry (id, family_id, student_id, date, minutes)
   SELECT gen_random_uuid(), family_id, student_id, date, 60 FROM attendance_record`,
  `INSERT INTO past_course (id, family_id, student_id, academic_year, grade_level, title, credits)
   SELECT gen_random_uuid(), family_id, id, '2024-2025', '9', 'Chemistry', 1 FROM student`,
  `INSERT INTO requirement (id, family_id, student_id, school_year_id, pack_id, pack_version, grade_level)
   SELECT gen_random_uuid(), s.family_id, s.id, y.id, 'us-ny', 1, s.grade_level
   FROM student s JOIN school_year y ON y.family_id = s.family_id`,
  `INSERT INTO filing (id, family_id, requirement_id, student_id, kind, title, due_date)
   SELECT gen_random_uuid(), family_id, id, student_id, 'notice', 'Notice of intent', current_date FROM requirement`,
  `INSERT INTO amendment (id, family_id, school_year_id, student_id, noun, row_id, reason)
   SELECT gen_random_uuid(), family_id, school_year_id, student_id, 'requirement', id, 'A mistake' FROM requirement`,
  `INSERT INTO course_result (id, family_id, student_id, curriculum_id, comment)
   SELECT gen_random_uuid(), family_id, student_id, id, 'Neat work' FROM curriculum`,
  // The last child's, because the transcript of one with a login is read.
  `INSERT INTO transcript (id, family_id, student_id, content, finalized_at)
   SELECT gen_random_uuid(), family_id, id, '{}', now()
   FROM (SELECT DISTINCT ON (family_id) * FROM student ORDER BY family_id, id DESC) s`,
  `INSERT INTO transcript_link (id, family_id, student_id, token_hash, expires_on)
   SELECT gen_random_uuid(), family_id, id, '${hash}' || id, current_date + 30 FROM student`,
]
