import { expect, test } from "vitest"
import { attendanceStatuses, wasAbsent, wasExcused, wasLate, wasOnTime, wasThere } from "./attendance-status.ts"

test("each attendance status says if the child was there, on time, late, absent or excused", () => {
  const predicates = { wasThere, wasOnTime, wasLate, wasAbsent, wasExcused }
  const meanings = attendanceStatuses.map((status) => [
    status,
    Object.entries(predicates).flatMap(([name, holds]) => (holds(status) ? [name] : [])),
  ])
  expect(Object.fromEntries(meanings)).toEqual({
    present: ["wasThere", "wasOnTime"],
    absent: ["wasAbsent"],
    late: ["wasThere", "wasLate"],
    excused: ["wasExcused"],
  })
})
