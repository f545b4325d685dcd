import { createCipheriv, randomBytes } from "node:crypto"
import { deriveKey } from "@hearthbook/api/crypto/derive-key"
import { letterGrade, percentage, pointsInRange, shownPercent } from "@hearthbook/core/grading/letter-grade"
import { shortNames } from "@hearthbook/core/names/names"
import type pg from "pg"
import type { Asker } from "./check-session.ts"
import { toGrade, toMark, type Graded } from "./grades.ts"
import { everyName, type Named } from "./names.ts"
import { ask, transact } from "./pool.ts"
import { workColumns, workJoins, type WorkRow } from "./work.ts"

export type Grading = { assignment_id: string; points_earned: number; feedback?: string | null; version?: number }

const work = `
  SELECT ${workColumns}, ${everyName} AS names
  FROM assignment a ${workJoins} WHERE a.family_id = $1 AND a.id = $2 FOR KEY SHARE OF st`
/** A new grade takes the assignment's version, so that it is not mistaken for a deleted one. */
const save = `
  WITH graded AS (
    UPDATE assignment SET status = 'graded', version = version + 1, updated_at = $8
    WHERE family_id = $1 AND id = $3 AND version = $9 RETURNING id, version
  )
  INSERT INTO grade AS g (id, family_id, student_id, assignment_id, points_earned, percentage, letter_grade, feedback, version, created_at, updated_at)
  SELECT uuidv7(), $1, $2, graded.id, $4, $5, $6, $7, graded.version, $8, $8 FROM graded
  ON CONFLICT (assignment_id) DO UPDATE SET points_earned = $4, percentage = $5, letter_grade = $6, feedback = $7,
    version = greatest(excluded.version, g.version + 1), updated_at = $8
  RETURNING id AS grade_id, points_earned, percentage, letter_grade, feedback, version AS grade_version,
    created_at AS grade_created_at, updated_at AS grade_updated_at`
const tell = `
  WITH taken_back AS (
    DELETE FROM notification WHERE family_id = $1 AND assignment_id = $4 AND kind = 'work_graded' AND NOT is_read
  ), unseen AS (
    DELETE FROM notification WHERE family_id = $1 AND assignment_id = $4 AND kind = 'work_submitted' AND visible_at > $8
  ), settled AS (
    UPDATE notification SET is_read = true, updated_at = $8
    WHERE family_id = $1 AND assignment_id = $4 AND kind = 'work_submitted' AND NOT is_read AND visible_at <= $8
  )
  INSERT INTO notification (id, family_id, user_id, kind, title, body, student_id, assignment_id, visible_at, created_at, updated_at)
  SELECT uuidv7(), $1, u.id, 'work_graded', CASE WHEN u.role = 'student' THEN $5 ELSE $6 END, $7, $3, $4, $9, $8, $8
  FROM "user" u JOIN settings s ON s.family_id = u.family_id AND s.user_id = u.id AND s.email_grades
  WHERE u.family_id = $1 AND u.id <> $2 AND (u.role <> 'student' OR u.student_id = $3)`

type Saved = Pick<Graded, "grade_id" | "points_earned" | "percentage" | "letter_grade">

/** Records or replaces an assignment's grade, notifies the student and returns the grade with an undo token. */
export function recordGrade(pool: pg.Pool, asker: Asker, draft: Grading, secret: string) {
  const { assignment_id, points_earned, feedback = null, version } = draft
  const { family_id, user_id, now } = asker
  return transact(pool, async (db) => {
    const [row] = await ask<WorkRow & { names: Named[] }>(db, "work", work, [family_id, assignment_id])
    if (!row) throw new Error("Assignment not found.")
    const points = { earned: points_earned, possible: row.points_possible }
    if (!pointsInRange(points)) throw new Error("Points out of range.")
    if (version !== undefined && version !== (row["grade_version"] ?? 0)) throw new Error("Stale.")
    const about = [family_id, row.student_id, assignment_id]
    const [saved] = await ask<Saved>(db, "save grade", save, [
      ...about,
      points_earned,
      percentage(points),
      letterGrade(points),
      feedback,
      now,
      row["version"],
    ])
    if (!saved) throw new Error("Changed meanwhile.")
    const grade = toGrade({ ...row, assignment_id, ...saved })
    const name = shortNames(row.names).get(row.student_id) ?? String(row["first_name"])
    const titles = [`${row.title} is graded`, `${name}'s ${row.title} is graded`]
    const { percentage: percent, letter_grade: letter } = grade
    const body = percent === null || letter === null ? null : `${letter}, ${shownPercent(percent, letter)}%`
    const visible = new Date(now.getTime() + 30_000)
    await ask(db, "tell grade", tell, [
      family_id,
      user_id,
      row.student_id,
      assignment_id,
      ...titles,
      body,
      now,
      visible,
    ])
    const assignment_version = Number(row["version"]) + 1
    const undo = sealUndo(asker, row, assignment_version, secret)
    return { ...grade, undo, assignment_version }
  })
}

/** Seals the previous state like the product, with the same cipher and size. */
function sealUndo({ family_id, user_id, now }: Asker, row: WorkRow, version: number, secret: string): string {
  const { student_id, status } = row
  const text = {
    assignment_id: row["id"],
    student_id,
    version,
    status,
    grade: toMark(row),
    expires_at: now.getTime() + 60_000,
  }
  const nonce = randomBytes(12)
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secret, "undo"), nonce).setAAD(
    Buffer.from(`${family_id}:${user_id}`),
  )
  const sealed = Buffer.concat([cipher.update(JSON.stringify(text), "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")
}
