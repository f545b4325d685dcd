import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { academicYearOf, academicYears, academicYearStart, isAcademicYear } from "../time/academic-year.ts"
import { attendanceRate } from "../attendance/attendance.ts"
import { childPasswordProblems, passwordProblems } from "../permissions/password-rules.ts"
import { averageProgress, progressPercent, subjectStanding } from "./progress.ts"

describe("progress", () => {
  test.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [3, 3, 100],
  ])("%i of %i graded is %i %%", { tags: ["grades.progress"] }, (graded, total, percent) =>
    expect(progressPercent({ graded, total })).toBe(percent),
  )
  test("is unknown without work", () => expect(progressPercent({ graded: 0, total: 0 })).toBeNull())
  test("is between 0 and 100, and 100 only if all work is graded", { tags: ["grades.progress"] }, () => {
    fc.assert(
      fc.property(fc.nat(150), fc.integer({ min: 1, max: 150 }), (done, total) => {
        const percent = progressPercent({ graded: Math.min(done, total), total })
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent === 100).toBe(done >= total)
      }),
    )
  })
})

describe("the progress of several children or curricula", () => {
  test("weighs each equally, and leaves out those without work", () => {
    const counts = [
      { graded: 1, total: 1 },
      { graded: 1, total: 3 },
      { graded: 0, total: 0 },
    ]
    expect(averageProgress(counts)).toBe(67)
  })
  test("rounds half up, exactly", () => {
    expect(averageProgress([{ graded: 23, total: 40 }])).toBe(58)
    expect(averageProgress([{ graded: 29, total: 200 }])).toBe(15)
    expect(
      averageProgress([
        { graded: 1, total: 3 },
        { graded: 2, total: 3 },
        { graded: 1, total: 200 },
      ]),
    ).toBe(34)
  })
  test("equals the progress of a single one, and lies between the lowest and the highest of several", () => {
    const count = fc
      .record({ done: fc.nat(300), total: fc.integer({ min: 1, max: 300 }) })
      .map(({ done, total }) => ({ graded: Math.min(done, total), total }))
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 60 }), (counts) => {
        const each = counts.map((one) => progressPercent(one) ?? Number.NaN)
        const together = averageProgress(counts) ?? Number.NaN
        expect(together).toBeGreaterThanOrEqual(Math.min(...each))
        expect(together).toBeLessThanOrEqual(Math.max(...each))
        expect(averageProgress(counts.slice(0, 1))).toBe(each[0])
      }),
    )
  })
  test("is unknown if none has work", () => expect(averageProgress([{ graded: 0, total: 0 }])).toBeNull())
})

describe("a subject", () => {
  test.each([
    [100, "on_track"],
    [70, "on_track"],
    [69, "needs_attention"],
    [0, "needs_attention"],
  ])("of %i %% is %s", { tags: ["grades.needs-attention"] }, (percent, standing) =>
    expect(subjectStanding(percent)).toBe(standing),
  )
  test("without a grade is neither on track nor in need of attention", () => expect(subjectStanding(null)).toBeNull())
  test("never comes to need attention by a better grade", { tags: ["grades.needs-attention"] }, () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (percent, more) => {
        const better = Math.min(100, percent + more)
        if (subjectStanding(percent) === "on_track") expect(subjectStanding(better)).toBe("on_track")
      }),
    )
  })
})

describe("the attendance rate", () => {
  const none = { present: 0, absent: 0, late: 0, excused: 0 }
  test("counts late as attended, absent and excused as not", { tags: ["attendance.rate"] }, () => {
    expect(attendanceRate({ present: 7, late: 1, absent: 1, excused: 1 })).toBe(80)
  })
  test("rounds half up", () => expect(attendanceRate({ ...none, present: 1, absent: 7 })).toBe(13))
  test("is unknown if nothing is marked", () => expect(attendanceRate(none)).toBeNull())
  test("never falls with a day that was attended", { tags: ["attendance.rate"] }, () => {
    const counts = fc.record({ present: fc.nat(200), absent: fc.nat(200), late: fc.nat(200), excused: fc.nat(200) })
    fc.assert(
      fc.property(counts, (marks) => {
        const more = attendanceRate({ ...marks, present: marks.present + 1 })
        expect(more).toBeGreaterThanOrEqual(attendanceRate(marks) ?? 0)
      }),
    )
  })
})

describe("academic years", () => {
  test("turn over on 1 July, or on the family's own day", () => {
    expect(academicYearOf("2026-06-30")).toBe("2025-2026")
    expect(academicYearOf("2026-07-01")).toBe("2026-2027")
    expect(academicYearOf("2026-08-31", "09-01")).toBe("2025-2026")
    expect(academicYearStart("2026-03-01")).toBe("2025-07-01")
  })
  test("are named for the calendar year if they begin in January or February", () => {
    expect(academicYearOf("2026-01-10", "01-27")).toBe("2026")
    expect(academicYearOf("2026-12-24", "01-27")).toBe("2026")
    expect(academicYearStart("2026-01-10", "01-27")).toBe("2026-01-27")
    expect(academicYears("2026-11-21", "02-05")).toEqual(["2023", "2024", "2025", "2026", "2027"])
  })
  test("are offered from 2023-2024 to the next one", () => {
    expect(academicYears("2026-11-21")).toEqual(["2023-2024", "2024-2025", "2025-2026", "2026-2027", "2027-2028"])
  })
  test.each(["2024-2026", "2025-2024", "24-25", "2024-2025 ", ""])("%j is not an academic year", (text) =>
    expect(isAcademicYear(text)).toBe(false),
  )
})

describe("passwords", () => {
  test("a good password has no problems", { tags: ["access.password-length"] }, () =>
    expect(passwordProblems("Sunny-Meadow-42!")).toEqual([]),
  )
  test.each([
    ["Ab1!", "Password must be at least 8 characters long"],
    [
      "sunny-meadow-42!",
      "Password must contain at least one uppercase letter, lowercase letter, number, special character",
    ],
    [
      "Sunny+Meadow+42",
      "Password must contain at least one uppercase letter, lowercase letter, number, special character",
    ],
    ["MonkeyTree-42!", "Password is too common or contains common words"],
  ])("%s: %s", (password, problem) => expect(passwordProblems(password)).toContain(problem))
  test("a child's password only needs its length and no common word", { tags: ["access.student-password"] }, () => {
    expect(childPasswordProblems("bluewhale")).toEqual([])
    expect(childPasswordProblems("qwertyuiop")).toEqual(["Password is too common or contains common words"])
  })
})
