import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

// Each case is a file of a project with only our lint rules. A single run of oxlint checks all of them.
const root = fileURLToPath(new URL("../..", import.meta.url))

type Case = [file: string, content: string]

const refusedImports: Case[] = [
  ["apps/web/src/lib/a.ts", 'import { createDb } from "@hearthbook/db"'],
  ["apps/web/src/lib/a.ts", 'import type { Db } from "@hearthbook/db"'],
  ["apps/web/src/lib/a.ts", 'import { createApp } from "@hearthbook/functions/app"'],
  ["apps/web/src/lib/a.ts", 'import { appRouter } from "@hearthbook/api"'],
  ["apps/web/src/lib/a.ts", 'import { createContext } from "@hearthbook/api/identity/context"'],
  ["apps/web/src/lib/a.ts", 'import { Page } from "../ui/layout/page.tsx"'],
  ["apps/web/src/ui/layout/a.tsx", 'import { trpc } from "../../api/trpc.ts"'],
  ["apps/web/src/ui/layout/a.tsx", 'import { useUser } from "../../session/use-session.ts"'],
  ["apps/web/src/ui/layout/a.tsx", 'import { router } from "../../app/routes/router.tsx"'],
  ["apps/web/src/api/a.ts", 'import { session } from "../session/client.ts"'],
  ["apps/web/src/session/drafts/a.ts", 'import { useSave } from "../../forms/use-save.ts"'],
  ["apps/web/src/forms/a.tsx", 'import { GradeRow } from "../entities/grade/grade-row.tsx"'],
  ["apps/web/src/entities/grade/a.tsx", 'import { StudentCard } from "../../features/students/student-card.tsx"'],
  ["apps/web/src/entities/grade/a.tsx", 'import { router } from "../../app/routes/router.tsx"'],
  ["apps/web/src/features/grades/a.tsx", 'import { StudentCard } from "../students/student-card.tsx"'],
  ["apps/web/src/features/grades/a.tsx", 'import { MarkGrid } from "../attendance/grid/mark-grid.tsx"'],
  ["apps/web/src/features/grades/a.tsx", 'import { StudentCard } from "../../features/students/student-card.tsx"'],
  ["apps/web/src/features/grades/a.tsx", 'import { router } from "../../app/routes/router.tsx"'],
  ["apps/web/src/features/schedule/entry/a.tsx", 'import { StudentCard } from "../../students/student-card.tsx"'],
  ["apps/web/src/features/schedule/entry/a.tsx", 'import { MarkGrid } from "../../attendance/grid/mark-grid.tsx"'],
  ["apps/web/src/features/schedule/entry/a.tsx", 'import { A } from "../../../features/students/a.tsx"'],
  ["apps/web/src/features/schedule/entry/a.tsx", 'import { router } from "../../../app/routes/router.tsx"'],
  ["apps/web/src/features/schedule/entry/a.tsx", 'import { createDb } from "@hearthbook/db"'],
  ["apps/web/src/features/grades/a.tsx", 'import { createDb } from "@hearthbook/db"'],
  ["packages/api/src/index.ts", 'import { createApp } from "@hearthbook/functions/app"'],
  ["packages/api/src/modules/work/grade/grade.service.ts", 'import { router } from "../student/student.router.ts"'],
  ["packages/api/src/modules/work/grade/grade.policy.ts", 'import { router } from "./grade.router.ts"'],
  ["packages/api/src/transaction/a.ts", 'import { gradeView } from "../modules/work/grade/grade.schema.ts"'],
  ["packages/api/src/modules/family/student/a.ts", 'import { grade } from "../../work/grade/grade.ts"'],
  ["packages/api/src/modules/records/filing/a.service.ts", 'import { undo } from "../../data/change/undo.ts"'],
  ["packages/api/src/trpc/a.ts", 'import { appRouter } from "../index.ts"'],
  ["packages/core/src/time/a.ts", 'import { createDb } from "@hearthbook/db"'],
  ["packages/core/src/time/a.ts", 'import { found } from "@hearthbook/api/sql/policy"'],
  ["packages/db/src/connect/client.ts", 'import { AppError } from "@hearthbook/core/errors/errors"'],
]

const refusedCode: [file: string, content: string, rule: string][] = [
  ["packages/api/src/a.ts", "export const secret = process.env.AUTH_SECRET", "no-process-env"],
  ["packages/api/src/a.ts", "export const anything: any = 1", "no-explicit-any"],
  ["packages/api/src/a.ts", "export const first = (list: string[]) => list[0]!", "no-non-null-assertion"],
]

const allowedImports: Case[] = [
  ["apps/web/src/lib/a.ts", 'export { studentDraft } from "@hearthbook/api/family/student"'],
  ["apps/web/src/lib/a.ts", 'export { letterGrade } from "@hearthbook/core/grading/letter-grade"'],
  ["apps/web/src/lib/a.ts", 'export type { AppRouter } from "@hearthbook/api"'],
  ["apps/web/src/lib/a.ts", 'import type { AppRouter } from "@hearthbook/api"\nexport type Router = AppRouter'],
  ["apps/web/src/api/a.ts", 'export { isTouched } from "@hearthbook/api/refetch/is-touched"'],
  ["apps/web/src/ui/layout/a.tsx", 'export { paths } from "../../lib/paths.ts"'],
  ["apps/web/src/api/a.ts", 'export { useClock } from "../ui/hooks/use-clock.ts"'],
  ["apps/web/src/session/drafts/a.ts", 'export { trpc } from "../../api/trpc.ts"'],
  ["apps/web/src/forms/a.tsx", 'export { session } from "../session/client.ts"'],
  ["apps/web/src/entities/grade/a.tsx", 'export { SubjectBadge } from "../subject/subject-badge.tsx"'],
  ["apps/web/src/entities/grade/a.tsx", 'export { FormModal } from "../../forms/form-modal.tsx"'],
  ["apps/web/src/features/grades/a.tsx", 'export { Page } from "../../ui/layout/page.tsx"'],
  ["apps/web/src/features/grades/a.tsx", 'export { GradeForm } from "./grade-form.tsx"'],
  ["apps/web/src/features/schedule/a.tsx", 'export { ClassFields } from "./entry/class-fields.tsx"'],
  ["apps/web/src/features/schedule/entry/a.tsx", 'export { useMoves } from "../move/use-moves.ts"'],
  ["apps/web/src/features/schedule/entry/a.tsx", 'export { GradeRow } from "../../../entities/grade/grade-row.tsx"'],
  ["apps/web/src/app/routes/a.tsx", 'export { StudentsPage } from "../../features/students/students-page.tsx"'],
  ["packages/api/src/modules/work/grade/grade.service.ts", 'export { byId } from "../student/student.service.ts"'],
  ["packages/api/src/modules/work/grade/grade.router.ts", 'export { record } from "./grade.service.ts"'],
  ["apps/functions/src/app/app.ts", 'export { appRouter } from "@hearthbook/api"'],
  [
    "apps/functions/src/settings/env.ts",
    "declare const process: { env: { PORT?: string } }\nexport const port = process.env.PORT",
  ],
]

const cases: Case[] = [
  ...refusedImports,
  ...refusedCode.map(([file, content]): Case => [file, content]),
  ...allowedImports,
]
let complaints: Map<Case, string>

beforeAll(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-lint-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  const output = lint(folder)
  complaints = new Map(
    cases.map((entry, index) => [
      entry,
      output.filter((line) => line.includes(nameOfCase(entry[0], index))).join("\n"),
    ]),
  )
})

describe("refuses", () => {
  test.each(refusedImports)("in %s: %s", (file, content) => {
    expect(complaintsOf(file, content)).toContain("no-restricted-imports")
  })

  test.each(refusedCode)("in %s: %s", (file, content, rule) => {
    expect(complaintsOf(file, content)).toContain(rule)
  })
})

describe("allows", () => {
  test.each(allowedImports)("in %s: %s", (file, content) => {
    expect(complaintsOf(file, content)).toBe("")
  })
})

function complaintsOf(file: string, content: string): string | undefined {
  const found = cases.find((entry) => entry[0] === file && entry[1] === content)
  return found && complaints.get(found)
}

/** Writes all cases into one folder with our configuration and returns the lines that oxlint prints. */
function lint(folder: string): string[] {
  copyFileSync(path.join(root, "oxlint.config.mjs"), path.join(folder, "oxlint.config.mjs"))
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"))
  for (const [index, [file, content]] of cases.entries()) {
    const name = path.join(folder, nameOfCase(file, index))
    mkdirSync(path.dirname(name), { recursive: true })
    writeFileSync(name, `${content}\n`)
  }
  const oxlint = path.join(root, "node_modules", "oxlint", "bin", "oxlint")
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, "-c", "oxlint.config.mjs", "--format=unix", "apps", "packages"],
    {
      cwd: folder,
      env: { ...process.env, OXLINT_TSGOLINT_PATH: path.join(root, "node_modules", ".bin", "tsgolint") },
      encoding: "utf8",
    },
  )
  return stdout.split("\n")
}

/** A file of its own for each case, with the same suffix: `grade.service.ts` becomes `case-3` with the same ending. */
function nameOfCase(file: string, index: number): string {
  if (path.basename(file) === "env.ts") return file
  return path.join(path.dirname(file), path.basename(file).replace(/^[^.]+/, `case-${index}`))
}
