import type { Prisma } from "@hearthbook/db"
import { readDateFormat } from "@hearthbook/core/time/date-format"
import { shortNames } from "@hearthbook/core/names/names"
import type { Scope } from "../../../request/scope.ts"
import type { UserView, WhoamiView } from "./auth.schema.ts"

export const userSelect = {
  id: true,
  role: true,
  first_name: true,
  last_name: true,
  email: true,
  student_id: true,
  email_verified_at: true,
  must_change_password: true,
  oauth_accounts: { where: { purpose: "drive" }, select: { id: true } },
  avatar: { select: { id: true } },
  settings: { select: { theme: true, date_format: true } },
} satisfies Prisma.userSelect

export function toUserView({
  oauth_accounts,
  avatar,
  settings,
  ...user
}: Prisma.userGetPayload<{ select: typeof userSelect }>): UserView {
  return {
    id: user.id,
    role: user.role,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    student_id: user.student_id,
    is_google_drive_connected: oauth_accounts.length > 0,
    email_verified: user.email_verified_at !== null,
    must_change_password: user.must_change_password,
    avatar_id: avatar?.id ?? null,
    theme: settings?.theme ?? "auto",
    date_format: readDateFormat(settings?.date_format),
  }
}

type WhoamiRow = Omit<UserView, "date_format"> &
  Omit<WhoamiView["family"], "id" | "name" | "school_days" | "expires_at" | "short_names"> & {
    date_format: string | null
    family_name: string
    has_password: boolean
    expires_at: Date | null
    students: { id: string; first_name: string; last_name: string; grade_level: string }[]
    created_at: Date
  }

/**
 * Reads the signed-in person with their family in one raw SQL statement. Every visit starts with it, and a serverless function
 * that has just started answers it before it needs the client's query planner.
 */
export async function readWhoami({ db, actor, family_id, calendar, settings }: Scope): Promise<WhoamiView | null> {
  const [row] = await db.$queryRaw<WhoamiRow[]>`
    SELECT u.id, u.role::text, u.first_name, u.last_name, u.email, u.student_id,
      EXISTS (
        SELECT FROM oauth_account o WHERE o.family_id = u.family_id AND o.user_id = u.id AND o.purpose = 'drive'
      ) AS is_google_drive_connected,
      u.email_verified_at IS NOT NULL AS email_verified, u.must_change_password, u.password_hash IS NOT NULL AS has_password,
      (SELECT x.id FROM file x WHERE x.family_id = u.family_id AND x.user_id = u.id) AS avatar_id,
      coalesce(s.theme::text, 'auto') AS theme, s.date_format, u.created_at,
      f.name AS family_name, f.time_zone, f.year_start, f.children_complete_lessons, f.expires_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', x.id, 'first_name', x.first_name, 'last_name', x.last_name, 'grade_level', x.grade_level)), '[]')
        FROM student x WHERE x.family_id = u.family_id AND u.role <> 'student') AS students
    FROM "user" u
    JOIN family f ON f.id = u.family_id
    LEFT JOIN settings s ON s.family_id = u.family_id AND s.user_id = u.id
    WHERE u.family_id = ${family_id}::uuid AND u.id = ${actor.user_id}::uuid`
  if (!row) return null
  const { date_format, family_name, time_zone, year_start, children_complete_lessons, ...rest } = row
  const { expires_at, students, created_at, ...user } = rest
  const { school_days } = calendar
  const family = { id: family_id, name: family_name, time_zone, school_days, year_start, children_complete_lessons }
  const names = shortNames(students)
  const changed = students.filter(({ id, first_name }) => names.get(id) !== first_name)
  const short_names = Object.fromEntries(changed.map(({ id, first_name }) => [id, names.get(id) ?? first_name]))
  return {
    ...user,
    date_format: readDateFormat(date_format ?? undefined),
    family: { ...family, short_names, expires_at: expires_at?.toISOString() ?? null },
    must_change_password: user.must_change_password && actor.tablet_id === null,
    on_tablet: actor.tablet_id !== null,
    sees_grades: actor.sees_grades,
    email_verification_required: settings.require_verified_email && user.role !== "student",
    created_at: created_at.toISOString(),
  }
}
