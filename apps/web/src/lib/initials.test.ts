import { expect, test } from "vitest"
import { initialsOf } from "./initials.ts"

test.each([
  ["Ada", "Byron", "AB"],
  ["🌻 Olive", "Reed", "🌻R"],
  ["Émile", "d'Arc", "ÉD"],
  ["👩‍👧 Fam", "", "👩‍👧"],
  ["", "", ""],
])("%s %s is %s", (first_name, last_name, initials) => expect(initialsOf({ first_name, last_name })).toBe(initials))
