import { expect, test } from "vitest"
import { readRowLevelSecuritySetting } from "./setting.ts"

test.each([
  [{}, true],
  [{ ROW_LEVEL_SECURITY: "true" }, true],
  [{ ROW_LEVEL_SECURITY: "false" }, false],
  [{ ROW_LEVEL_SECURITY: " 0 " }, false],
  [{ FAMILY_WALL: "true" }, true],
  [{ FAMILY_WALL: "false" }, false],
  [{ FAMILY_WALL: "0" }, false],
  [{ ROW_LEVEL_SECURITY: "", FAMILY_WALL: "false" }, false],
  [{ ROW_LEVEL_SECURITY: "true", FAMILY_WALL: "false" }, true],
  [{ ROW_LEVEL_SECURITY: "false", FAMILY_WALL: "true" }, false],
])("with %o, row-level security is on: %s", (env, isOn) => {
  expect(readRowLevelSecuritySetting(env)).toBe(isOn)
})
