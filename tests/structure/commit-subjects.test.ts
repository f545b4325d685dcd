import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"

// Longer subjects are cut in a log and on the web.
const longest = 72

/** The last commit before the rule. */
const before = "33ec291f4beda52c883e1502d4b8b71ceabdf450"

/** Returns the commits since the rule, or null in a tarball or a shallow clone, which do not have them. */
function readSubjects(): string[] | null {
  const { status, stdout } = spawnSync("git", ["log", "--format=%h %s", `${before}..HEAD`], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  })
  return status === 0 ? stdout.split("\n").filter(Boolean) : null
}

const subjects = readSubjects()

test.skipIf(!subjects)(`no commit has a subject of more than ${longest} characters`, () => {
  const long = subjects?.filter((line) => line.slice(line.indexOf(" ") + 1).length > longest)
  expect(long).toEqual([])
})
