const uuid = { type: "string", format: "uuid" }
const pdf = { "application/pdf": { schema: { type: "string", contentMediaType: "application/pdf" } } }

const id = { in: "path", name: "id", required: true, schema: uuid }
const paper = { in: "query", name: "paper", schema: { type: "string", enum: ["letter", "a4"], default: "letter" } }
const school_year_id = { in: "query", name: "school_year_id", required: true, schema: uuid }
const term_id = { in: "query", name: "term_id", schema: uuid }
const date = { in: "query", name: "date", required: true, schema: { type: "string", format: "date" } }
const notary = { in: "query", name: "notary", schema: { type: "boolean", default: false } }
const completion = {
  in: "query",
  name: "completion",
  schema: { type: "string", enum: ["show", "hide"], default: "show" },
}

const described = [
  ["transcript", "/students/{id}/transcript.pdf", "a student's transcript", [id, notary]],
  ["reportCard", "/students/{id}/report-card.pdf", "a student's report card", [id, school_year_id, term_id]],
  ["reportCards", "/report-cards.pdf", "the report cards of all students", [school_year_id, term_id]],
  ["attendanceRegister", "/students/{id}/attendance-register.pdf", "a year's attendance", [id, school_year_id]],
  ["hoursLog", "/students/{id}/hours-log.pdf", "a year's hours", [id, school_year_id]],
  ["readingList", "/students/{id}/reading-list.pdf", "the titles of a year's lessons", [id, school_year_id]],
  ["courseDescriptions", "/students/{id}/course-descriptions.pdf", "a student's course descriptions", [id]],
  ["diploma", "/students/{id}/diploma.pdf", "a student's diploma", [id]],
  ["weeklyPlanner", "/students/{id}/weekly-planner.pdf", "the week of a day", [id, date, completion]],
  ["dailyChecklist", "/daily-checklist.pdf", "one day of all students", [date]],
  ["filingReport", "/filings/{id}/report.pdf", "what a filing says", [id]],
  ["schoolProfile", "/school-profile.pdf", "the profile of the school", []],
] as const

/** Documents are answered as bytes instead of JSON, so these are no procedures. */
export function paperPaths() {
  return Object.fromEntries(
    described.map(([name, path, what, parameters]) => [
      path,
      {
        get: {
          operationId: `papers-${name}`,
          refuses: ["RATE_LIMITED"],
          tags: ["paper"],
          security: [{ bearer: [] }],
          summary: `Get ${what} as a PDF`,
          parameters: [...parameters, paper],
          responses: { 200: { description: "The document", content: pdf } },
        },
      },
    ]),
  )
}
