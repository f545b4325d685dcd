import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"

// Code asks what a status means (isDone, isWaiting, counts) instead of comparing it, so that the compiler finds what a new status changes.
const root = new URL("../../", import.meta.url)

/** Where the statuses of assignments, lessons and attendance marks get their meaning. */
const statusFiles = [
  "packages/core/src/attendance/attendance-status.ts",
  "packages/core/src/planning/lesson-status.ts",
  "packages/core/src/work/assignment-status.ts",
]

/** Files that compare another status of the same name, or the status that a list is filtered by. */
const exceptions: Record<string, string> = {
  "apps/web/src/features/assignments/assignment-work.tsx": "the filter of the page",
  "apps/web/src/features/assignments/list/work-groups.ts": "the filter of the page",
  "apps/web/src/features/import/preview/preview-import.tsx": "the status of an import",
  "apps/web/src/features/shared-transcript/shared-transcript.tsx": "the status of a course",
  "packages/api/src/modules/data/import/import.service.ts": "the status of an import",
  "packages/api/src/modules/records/filing/filing.service.ts": "the filter of a list of filings",
  "packages/paper/src/documents/transcript.tsx": "the status of a course",
}

const sources = ["apps/web/src", "apps/functions/src", "packages/api/src", "packages/core/src", "packages/paper/src"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|generated)\//.test(file))

const name = "(?:assigned|in_progress|submitted|graded|planned|done|skipped|present|absent|late|excused)"
const patterns = [
  // TypeScript: status === "graded"
  String.raw`[sS]tatus\)?\s*[!=]==\s*"${name}"`,
  String.raw`"${name}"\s*[!=]==\s*[\w.?]*[sS]tatus\b`,
  String.raw`\["${name}"[^\]]*\]\.includes\([\w.?]*[sS]tatus\b`,
  // SQL: a.status = 'graded', but not SET status = 'graded'
  String.raw`(?<!\bSET\s+)\bstatus\s*(?:=|<>|!=)\s*'${name}'`,
  String.raw`\bstatus\s+(?:NOT\s+)?IN\s*\('${name}'`,
  // Prisma: where: { status: "graded" }
  String.raw`\bwhere: \{[^}]*\bstatus: "${name}"`,
  String.raw`\bstatus: \{ (?:in|not|notIn|equals): \[?"${name}"`,
].map((pattern) => new RegExp(pattern, "g"))

/** Returns the comparisons of a status with a literal. */
function findComparisons(source: string): string[] {
  return patterns.flatMap((pattern) => source.match(pattern) ?? [])
}

const found = sources
  .map((file) => ({ file, comparisons: findComparisons(readFileSync(new URL(file, root), "utf8")) }))
  .filter(({ comparisons }) => comparisons.length > 0)

test("only the status files compare a status with a literal", () => {
  const known = [...statusFiles, ...Object.keys(exceptions)]
  expect(sources.length).toBeGreaterThan(1000)
  expect(found.filter(({ file }) => !known.includes(file))).toEqual([])
})

test("every file that is listed as an exception needs it", () => {
  const files = found.map(({ file }) => file)
  expect(Object.keys(exceptions).filter((file) => !files.includes(file))).toEqual([])
})

describe("detects a comparison in", () => {
  test.each([
    'status === "graded"',
    'after.get(key)?.status !== "absent"',
    '"done" === lesson.status',
    '["submitted", "graded"].includes(work.status)',
    "WHERE a.status = 'graded' AND a.points_possible > 0",
    "WHERE status IN ('present', 'late')",
    'findMany({ where: { family_id, status: "planned" } })',
    'status: { in: ["assigned", "in_progress"] }',
  ])("%s", (source) => expect(findComparisons(source)).toHaveLength(1))
})

describe("accepts", () => {
  test.each([
    "isGraded(status)",
    "UPDATE lesson SET status = 'done' WHERE id = 1",
    'update({ where: { id }, data: { status: "submitted" } })',
    'filter === "done"',
  ])("%s", (source) => expect(findComparisons(source)).toEqual([]))
})
