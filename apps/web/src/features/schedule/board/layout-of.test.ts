import { expect, test } from "vitest"
import { layoutOf } from "./layout-of.ts"

test(
  "hours are for a child's week and for a day, and never narrower than a name",
  { tags: ["schedule.layout"] },
  () => {
    const one = { children: 1, columns: 1, narrow: false }
    expect(layoutOf("week", one)).toBe("hours")
    expect(layoutOf("week", { ...one, columns: 3 })).toBe("board")
    expect(layoutOf("week", { ...one, children: 3 })).toBe("board")
    expect(layoutOf("day", { ...one, children: 5, columns: 5 })).toBe("hours")
    expect(layoutOf("day", { ...one, children: 8, columns: 8 })).toBe("board")
    expect(layoutOf("day", { ...one, narrow: true })).toBe("hours")
    expect(layoutOf("day", { ...one, children: 3, narrow: true })).toBe("list")
    expect(layoutOf("month", { ...one, children: 3 })).toBe("month")
  },
)
