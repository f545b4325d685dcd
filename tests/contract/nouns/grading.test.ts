import { afterAll, beforeAll, expect, test } from "vitest"
import { idOf, openRest, read, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

test(
  "grades, results, transcripts and report cards can be read and changed over REST",
  {
    tags: [
      "api.list-grading-scales",
      "api.create-grading-scale",
      "api.get-grading-scale",
      "api.update-grading-scale",
      "api.delete-grading-scale",
      "api.course-grades",
      "api.get-course-grade",
      "api.list-course-results",
      "api.update-course-result",
      "api.finalize-course-result",
      "api.reopen-course-result",
      "api.list-past-courses",
      "api.create-past-course",
      "api.get-past-course",
      "api.update-past-course",
      "api.delete-past-course",
      "api.get-transcript",
      "api.finalize-transcript",
      "api.reopen-transcript",
      "api.list-transcript-links",
      "api.create-transcript-link",
      "api.delete-transcript-link",
      "api.open-transcript",
      "api.get-report-card",
      "api.get-school",
      "api.update-school",
      "api.upload-school-logo",
    ],
  },
  async () => {
    const token = await rest.register("grading@example.com")
    const ask = rest.as(token)
    const born = { first_name: "Ada", last_name: "Bell", date_of_birth: "2011-05-20", grade_level: "9" }
    const student_id = idOf(await ask("POST", "/students", { ...born, first_subject: "Algebra" }))
    const { body: courses } = await ask("GET", "/curriculum")
    const course = String(read(Array.isArray(courses) ? courses[0] : null, "id"))
    const grades = { status: 200, body: [{ curriculum_id: course, title: "Algebra", percent: null, letter: null }] }
    expect(await ask("GET", "/course-grades")).toMatchObject(grades)
    const { body: years } = await ask("GET", "/school-years")
    const school_year_id = String(read(Array.isArray(years) ? years[0] : null, "id"))

    const scale = { name: "Ours", kind: "letter", steps: [{ label: "Yes", min_percent: 50, points: 4 }] }
    const made = await ask("POST", "/grading-scales", scale)
    expect(made).toMatchObject({ status: 200, body: { ...scale, builtin: false } })
    const at = `/grading-scales/${idOf(made)}`
    expect(await ask("GET", at)).toMatchObject({ status: 200, body: scale })
    expect(await ask("GET", "/grading-scales/builtin-letters")).toMatchObject({ status: 200, body: { builtin: true } })
    expect(await ask("GET", "/grading-scales/nothing")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect(await ask("PUT", at, { name: "Mine" })).toMatchObject({ status: 200, body: { name: "Mine" } })
    const { body: scales } = await ask("GET", "/grading-scales")
    expect(scales).toHaveLength(9)
    const settings = { grading_scale_id: idOf(made), credits: 1, level: "honors", weights: { test: 60, quiz: 40 } }
    const changed = await ask("PUT", `/curriculum/${course}`, settings)
    expect(changed).toMatchObject({ status: 200, body: { ...settings, grade_level: "9", percent: null, letter: null } })
    expect(await ask("DELETE", at)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })

    const results = `/curriculum/${course}/results`
    expect(await ask("GET", `/curriculum/${course}/grade`)).toMatchObject({ status: 200, body: { breakdown: [] } })
    const override = { term_id: null, override_label: "Yes", override_reason: "Oral exam" }
    expect(await ask("PUT", results, { ...override, override_label: "No" })).toMatchObject({ status: 400 })
    expect(await ask("PUT", results, override)).toMatchObject({ status: 200, body: { label: "Yes", points: 4 } })
    const whole = { term_id: null }
    expect(await ask("POST", `${results}/finalize`, whole)).toMatchObject({ status: 200, body: { label: "Yes" } })
    expect(await ask("PUT", results, override)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect(await ask("POST", `${results}/reopen`, whole)).toMatchObject({ status: 200, body: { finalized_at: null } })
    await ask("POST", `${results}/finalize`, whole)
    expect(await ask("GET", results)).toMatchObject({ status: 200, body: [{ term_id: null, changed_since: false }] })

    const past = { student_id, academic_year: "2025-2026", grade_level: "9", title: "Music", credits: 0.5 }
    const added = await ask("POST", "/past-courses", past)
    expect(added).toMatchObject({ status: 200, body: { ...past, letter: null, level: "regular" } })
    const pastAt = `/past-courses/${idOf(added)}`
    expect(await ask("PUT", pastAt, { credits: 0.3 })).toMatchObject({ status: 400 })
    expect(await ask("PUT", pastAt, { letter: "B" })).toMatchObject({ status: 200, body: { letter: "B" } })
    expect(await ask("GET", pastAt)).toMatchObject({ status: 200, body: { title: "Music" } })
    expect(await ask("GET", `/past-courses?student_id=${student_id}`)).toMatchObject({ status: 200, body: [past] })

    const school = { name: "Hill Academy", address: "1 Hill Road" }
    expect(await ask("PUT", "/settings/school", school)).toMatchObject({ status: 200, body: school })
    expect(await ask("GET", "/settings/school")).toMatchObject({ status: 200, body: { ...school, logo_file_id: null } })
    const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" }
    const body = new Uint8Array([1, 2, 3])
    const logo = await rest.send("POST", "/api/v1/settings/school/logo", { headers, body })
    expect(logo.status).toBe(400)

    const card = await ask("GET", `/students/${student_id}/report-card?school_year_id=${school_year_id}`)
    expect(card).toMatchObject({ status: 200, body: { school, layout: "high_school", term: null } })
    const transcript = `/students/${student_id}/transcript`
    const gpa = { cumulative: { gpa: 3.67, weighted_gpa: 4 }, official: false }
    expect(await ask("GET", transcript)).toMatchObject({ status: 200, body: gpa })
    const link = { expires_on: "2027-01-01" }
    expect(await ask("POST", `${transcript}/links`, link)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect(await ask("POST", `${transcript}/finalize`, {})).toMatchObject({ status: 200, body: { official: true } })
    const linked = await ask("POST", `${transcript}/links`, link)
    expect(linked).toMatchObject({ status: 200, body: { expires_on: "2027-01-01T00:00:00.000Z" } })
    const { body: listed } = await ask("GET", `${transcript}/links`)
    expect(JSON.stringify(listed)).not.toContain("token")
    const anyone = rest.as(null)
    const open = `/transcript/${String(read(linked.body, "token"))}`
    expect(await anyone("GET", open)).toMatchObject({ status: 200, body: { official: true, school } })
    const answer = await rest.send("GET", `/api/v1${open}`, {})
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("x-robots-tag")).toBe("noindex")
    expect(await ask("POST", `${transcript}/reopen`, {})).toMatchObject({ status: 200, body: { official: false } })
    expect(await anyone("GET", open)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    await ask("POST", `${transcript}/finalize`, {})
    const revoked = await ask("DELETE", `/transcript-links/${idOf(linked)}`)
    expect(revoked).toMatchObject({ status: 200, body: { id: idOf(linked) } })
    expect(await anyone("GET", open)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect(await ask("DELETE", pastAt)).toMatchObject({ status: 200, body: { id: idOf(added) } })
  },
)
