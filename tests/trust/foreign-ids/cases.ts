import { archiveBytesRouter } from "@hearthbook/api/modules/data/archive/archive-bytes.router"
import { fileBytesRouter } from "@hearthbook/api/modules/work/file/file-bytes.router"
import fc from "fast-check"
import {
  idPlaces,
  inputsOf,
  plainValue,
  valuesAt,
  withValueAt,
  type Filling,
  type Procedure,
} from "../../../packages/api/src/testing/procedure-inputs.ts"
import { fixtureYear, freeYear, picture, type FamilyFixture } from "../matrix/family-fixture.ts"
import { isOwnKind, kindOf } from "../matrix/kinds.ts"
import { called } from "../matrix/procedures.ts"
import { driveFile, type World } from "../matrix/fixtures.ts"

/** An input of the caller's own family, except for the id at one place. */
export type Case = { procedure: string; place: string; input: unknown }

/** A place for an id in a procedure's input. */
export type Place = Pick<Case, "procedure" | "place">

const bytes: Record<string, Procedure> = {
  "files.upload": fileBytesRouter.upload,
  "files.uploadPart": fileBytesRouter.uploadPart,
  "files.read": fileBytesRouter.read,
  "archive.uploadPart": archiveBytesRouter.uploadPart,
}

/** Every procedure with an input, including those that take bytes. */
const procedures: Record<string, Procedure> = { ...called, ...bytes }

/**
 * Procedures that this property leaves out. A restore is rate-limited and refused for a family with records before it looks up
 * the id, so that every id has the same result. The matrix tests it with an empty family. A tablet proves itself by a cookie, which
 * these calls do not have; tablet.int.test.ts tests a child of another family.
 */
const excluded = new Set(["archive.restore", "tablet.signIn", "tablet.openTile"])

/** Procedures whose days must lie in the school year of the fixture. */
const inFixtureYear = new Set(["schoolYears.update", "holidays.create", "curriculum.update"])

/** Fields without which the days of an input could be refused: a day on which a lesson was done, and the days of a course or report. */
const always: Record<string, string[]> = {
  "lessons.update": ["status", "completed"],
  "curriculum.create": ["semester"],
  "filings.update": ["start_date", "end_date"],
  "curriculum.update": ["academic_year", "semester"],
}

/** Every place for an id in every procedure's input. */
export const places: Place[] = Object.entries(procedures).flatMap(([procedure, known]) =>
  excluded.has(procedure) ? [] : idPlaces(known).map((place) => ({ procedure, place })),
)

/** The family whose ids inputs have, and the bytes of an archive. */
type OwnRows = Pick<World, "hearth" | "archive">

/** Valid inputs with ids of the caller's own family. */
export function ownInputs(world: OwnRows, procedure: string): fc.Arbitrary<unknown> {
  const known = procedures[procedure]
  if (!known) throw new Error(`${procedure} is not a procedure`)
  return inputsOf(known, fillingOf(world, procedure))
}

function fillingOf({ hearth, archive }: OwnRows, procedure: string): Filling {
  const values: Record<string, unknown> = {
    content: procedure.startsWith("files.") ? picture : archive,
    file_id: driveFile,
    ...(["schoolYears.rollOver", "setup.run"].includes(procedure) && freeYear),
    // A lesson that is not done has no day on which it was.
    ...(procedure === "lessons.update" && { status: "done", completed: true }),
    // A pack that exists.
    ...(adoptsPack(procedure) && { pack_id: "us-ny" }),
    // A scale's id may be that of a built-in one, so it is a text.
    grading_scale_id: hearth.ids.grading_scale,
    ...(procedure.startsWith("gradingScales.") && { id: hearth.ids.grading_scale }),
    // A label of the scale, for a result that was not saved yet.
    ...(procedure === "courseResults.update" && { override_label: "A", version: 0 }),
    // The days of a course lie in its semester.
    ...(procedure.startsWith("curriculum.") && { semester: "full_year" }),
    // Days outside the year would be refused before an id is looked up.
    ...(inFixtureYear.has(procedure) && fixtureYear),
  }
  const value = (field: string) => (field in values ? fc.constant(values[field]) : plainValue(field))
  const id = (field: string) => {
    // The other students already have a login.
    if (procedure === "studentLogins.create") return fc.constant(hearth.withoutLogin)
    // The students already have a requirement in the current year.
    if (adoptsPack(procedure) && field === "school_year_id") return fc.constant(hearth.ids.nextYear)
    // A loop has at least two courses.
    if (field === "curriculum_ids" && procedure.startsWith("loops."))
      return fc.constantFrom(hearth.ids.curriculum, hearth.ids.single)
    return fc.constant(idOf(hearth, procedure, field))
  }
  return { id, value, always: always[procedure] ?? [] }
}

function adoptsPack(procedure: string): boolean {
  return procedure.startsWith("requirements.create")
}

/** Returns the id that a parent of the family would use. */
function idOf({ ids, own }: FamilyFixture, procedure: string, field: string): string {
  const kind = kindOf(procedure, field)
  return isOwnKind(kind) ? own.parent[kind] : ids[kind]
}

/** The same inputs with another family's id at a place: usually of the right kind, sometimes of another. */
export function foreignInputs(world: World, place: Place): fc.Arbitrary<Case> {
  const right = fc.constant(idOf(world.strangers, place.procedure, fieldOf(place)))
  const other = fc.constantFrom(...idsOf(world.strangers))
  const id = fc.oneof({ arbitrary: right, weight: 3 }, { arbitrary: other, weight: 1 })
  const turn = fc.oneof(fc.nat({ max: 2 }), fc.constant("all" as const))
  return fc
    .tuple(inputsWith(world, place), id, turn)
    .map(([input, foreign, where]) => ({ ...place, input: withForeignId(input, place, foreign, where) }))
}

/** An element whose own list is empty has no place for the id. Then every other one gets it. */
function withForeignId(input: unknown, { place }: Place, foreign: string, turn: number | "all"): unknown {
  const changed = withValueAt(input, place, foreign, turn)
  return valuesAt(changed, place).includes(foreign) ? changed : withValueAt(input, place, foreign, "all")
}

function inputsWith(world: World, { procedure, place }: Place): fc.Arbitrary<unknown> {
  return ownInputs(world, procedure).filter((input) => valuesAt(input, place).length > 0)
}

function fieldOf({ place }: Place): string {
  const steps = place.split(".").filter((step) => step !== "*")
  const [owner, field = ""] = [steps.at(-2), steps.at(-1)]
  return field === "id" && owner ? `${owner}_id` : field
}

/** Returns all ids of a family. */
function idsOf({ family_id, ids, own, people, withoutLogin }: FamilyFixture): string[] {
  const persons = Object.values(people).map(({ id }) => id)
  const owned = [own.parent, own.child].flatMap(({ notification, session, fileUpload }) => [
    notification,
    session,
    fileUpload,
  ])
  return [family_id, withoutLogin, ...Object.values(ids), ...persons, ...owned]
}
