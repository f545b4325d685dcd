import { expect, test } from "vitest"
import { readPdf, wordsOf } from "../testing/read-pdf.ts"
import * as samples from "../testing/sample-papers.ts"
import { sheetOn } from "../testing/sample-sheet.ts"
import { draw as makeAttendanceRegister } from "./attendance-register.tsx"
import { draw as makeCourseDescriptions } from "./course-descriptions.tsx"
import { draw as makeDailyChecklist } from "./daily-checklist.tsx"
import { draw as makeDiploma } from "./diploma.tsx"
import { draw as makeFilingReport } from "./filing-report.tsx"
import { draw as makeHoursLog } from "./hours-log.tsx"
import { draw as makeReadingList } from "./reading-list.tsx"
import { draw as makeReportCards } from "./report-card.tsx"
import { draw as makeSchoolProfile } from "./school-profile.tsx"
import { draw as makeWeeklyPlanner } from "./weekly-planner.tsx"

const sheet = sheetOn("letter")
const wordsIn = async (made: Promise<Uint8Array>) => wordsOf(await readPdf(await made))

const all = {
  "report card": () => makeReportCards([samples.reportCard()], sheetOn("a4")),
  "attendance register": () => makeAttendanceRegister(samples.register(), sheetOn("a4")),
  "hours log": () => makeHoursLog(samples.hoursLog(), sheetOn("a4")),
  "weekly planner": () => makeWeeklyPlanner(samples.weeklyPlanner(), sheetOn("a4")),
  "daily checklist": () => makeDailyChecklist(samples.dailyChecklist(), sheetOn("a4")),
  "course descriptions": () => makeCourseDescriptions(samples.courseDescriptions(), sheetOn("a4")),
  "reading list": () => makeReadingList(samples.readingList(), sheetOn("a4")),
  "filing report": () => makeFilingReport(samples.filingReport(), sheetOn("a4")),
  "school profile": () => makeSchoolProfile(samples.schoolProfile(), sheetOn("a4")),
}

test.for(Object.entries(all))("a %s has name, date and page of pages", { tags: ["paper.look"] }, async ([, make]) => {
  const read = await readPdf(await make())
  expect(read.roles.filter((role) => role === "H1")).toHaveLength(1)
  read.pages.forEach((page, index) => {
    const words = page.replace(/\s+/g, " ")
    expect(words).toContain(`May 28, 2027 Page ${index + 1} of ${read.pages.length}`)
  })
  for (const { width, height } of read.sizes) expect([width, height].toSorted((a, b) => a - b)).toEqual([595, 842])
  expect(read.pages[0]).toContain("Maple Hollow Academy")
  expect(read.pages[0]).toContain("412 Orchard Lane, Burlington, VT 05401")
})

test("a report card of the younger grades holds its figures", { tags: ["paper.report-card"] }, async () => {
  const card = samples.reportCard()
  const words = await wordsIn(makeReportCards([card], sheet))
  for (const { title, label, percent, effort } of card.courses) {
    expect(words).toContain(title)
    expect(words).toContain(`${label} ${percent}% ${effort}`)
  }
  expect(words).toContain("Fall, August 31, 2026 to December 18, 2026")
  expect(words).toContain("Days 74.5 3 4 2 1")
  expect(words).toContain("check her own answers")
  expect(words).not.toContain("Credits")
})

test("a legend explains each scale that a grade stands on", { tags: ["paper.report-card"] }, async () => {
  const own = { name: "Our marks", steps: [{ label: "Great", min_percent: 90, points: 4 }] }
  const { scale, courses } = samples.reportCard()
  const mixed = courses.map((course, index) => (index === 1 ? { ...course, label: "Great", scale: own } : course))
  const words = await wordsIn(makeReportCards([samples.reportCard({ courses: mixed })], sheet))
  expect(words).toContain(`${scale.name}:`)
  expect(words).toContain("Our marks: Great 90%+ (4.0)")
  const alone = courses.map((course) => ({ ...course, label: "Great", scale: own }))
  expect(await wordsIn(makeReportCards([samples.reportCard({ courses: alone })], sheet))).not.toContain(scale.name)
})

test(
  "a year's card of high school has credits; a file holds several cards",
  { tags: ["paper.report-card"] },
  async () => {
    const card = samples.reportCard({ layout: "high_school", term: null })
    const other = samples.reportCard({ student: { name: "Eli", grade_level: "K" } })
    const { pages } = await readPdf(await makeReportCards([card, other], sheet))
    expect(pages).toHaveLength(2)
    expect(pages[0]?.replace(/\s+/g, " ")).toContain("A 96.25% Excellent 0.50")
    expect(pages.every((page) => page.replace(/\s+/g, " ").includes("Page 1 of 1"))).toBe(true)
    expect(pages[1]).toContain("Kindergarten")
  },
)

test("the attendance register has each day, sums, and amendments", { tags: ["paper.register"] }, async () => {
  const data = samples.register()
  const words = await wordsIn(makeAttendanceRegister(data, sheet))
  for (const { days } of data.register) {
    const present = days.reduce(
      (sum, { status, fraction }) => sum + (status === "present" || status === "late" ? (fraction ?? 1) : 0),
      0,
    )
    expect(words).toContain(` ${present} `)
  }
  expect(words).toContain("Winter break (Dec 21 to Jan 1)")
  expect(words).toContain(
    "October 2, 2026 Absent, before present Found the dentist's note June 20, 2027 · Clara Thornton",
  )
})

test("the register counts a day's minutes only of who was there", { tags: ["time.day-minutes"] }, async () => {
  const data = samples.register()
  const at = { is_school_day: true, name: null, fraction: 1, recorded_late: false }
  const days = (["present", "absent"] as const).map((status, index) => {
    return { ...at, status, date: `2026-09-0${index + 1}`, minutes: status === "present" ? 120 : 300 }
  })
  const words = await wordsIn(makeAttendanceRegister({ ...data, register: [{ month: "2026-09", days }] }, sheet))
  expect(words).toContain("Hours counted by the day 2 h")
})

test("the hours log adds up what was brought forward", { tags: ["requirements.records-opening"] }, async () => {
  const { hours, ...data } = samples.hoursLog(0)
  const sums = { days: 3, minutes: 150, core_minutes: 90, core_home_minutes: 60 }
  const words = await wordsIn(makeHoursLog({ ...data, hours: { ...hours, ...sums } }, sheet))
  expect(words).toContain("From earlier this year 12 60 h 70 h 100 h")
  expect(words).toContain("Together 15 61 h 71 h 30 min 102 h 30 min")
  expect(await wordsIn(makeHoursLog({ ...data, hours, opening: null }, sheet))).not.toContain("Together")
})

test("the hours log has every entry and the sum of each month", { tags: ["paper.hours"] }, async () => {
  const data = samples.hoursLog(100)
  const words = await wordsIn(makeHoursLog(data, sheet))
  expect(data.entries.filter(({ activity }) => !words.includes(activity))).toEqual([])
  for (const { minutes } of data.hours.by_month) {
    expect(words).toContain(`Total ${Math.floor(minutes / 60)} h`)
  }
})

test("planner and checklist have what is to be done", { tags: ["paper.planner"] }, async () => {
  const week = await wordsIn(makeWeeklyPlanner(samples.weeklyPlanner(), sheet))
  expect(week).toContain("Monday May 24 Victoria Day Tuesday May 25")
  expect(week).not.toContain("Saturday")
  expect(week).toContain("09:00 Math")
  expect(week).toContain("Problem set 7")
  expect(week.indexOf("Other")).toBeGreaterThan(week.indexOf("History"))
  const day = await wordsIn(makeDailyChecklist(samples.dailyChecklist(), sheet))
  expect(day).toContain("Friday May 28, 2027")
  for (const name of ["Ada", "Eli", "Maximiliana Theodora", "Ruth"]) expect(day).toContain(name)
  expect(day).toContain("Left over Math: Long division, second part 40 min and 3 more")
})

test("the booklets hold what was entered", { tags: ["paper.booklets"] }, async () => {
  const descriptions = await wordsIn(makeCourseDescriptions(samples.courseDescriptions(), sheet))
  expect(descriptions).toContain("Grade 9 · 2026–2027 · Honors · Credits 1.00 · Grade A-")
  expect(descriptions).toContain("With Essex Science Cooperative")
  expect(descriptions).toContain("Jacobs, Elementary Algebra")
  const [course] = samples.courseDescriptions().courses
  if (!course) throw new Error("The sample has no course.")
  const bare = { ...course, description: null, texts: null, evaluation: null, hours: null, credits: null }
  expect(await wordsIn(makeCourseDescriptions({ student: { name: "Eli" }, courses: [bare] }, sheet))).not.toMatch(
    /Texts|null/,
  )
  expect(await wordsIn(makeReadingList(samples.readingList(), sheet))).toContain(
    "A Wrinkle in Time Madeleine L'Engle March 4, 2027",
  )
  const profile = await wordsIn(makeSchoolProfile(samples.schoolProfile(), sheet))
  expect(profile).toContain("A homeschool of 3 students (Grade 9: 1, Grade 4: 2)")
  expect(profile).toContain("A- 90% 3.70")
})

test("a diploma is one page, also with a long name", { tags: ["paper.diploma"] }, async () => {
  for (const name of ["Ada Thornton", "Maximiliana Theodora Alexandrina Featherstonehaugh-Cholmondeley"]) {
    const student = { name, graduation_date: "2027-06-05" }
    const { pages, sizes } = await readPdf(await makeDiploma({ student }, sheet))
    expect(sizes).toEqual([{ width: 792, height: 612 }])
    // On a line of its own.
    expect(pages[0]?.split("\n").map((text) => text.trim())).toContain(name)
    expect(pages[0]).toContain("Given on June 5, 2027.")
  }
})

test("a filing's report has each field, and a dash where nothing was written", { tags: ["paper.filing"] }, async () => {
  const words = await wordsIn(makeFilingReport(samples.filingReport(), sheet))
  for (const part of ["Quarterly report 2 of 4", "To School district", "231 hours Math: 48 hours", "was covered –"])
    expect(words).toContain(part)
})
