import { archiveBytesRouter } from "@hearthbook/api/archive-bytes"
import { fileBytesRouter } from "@hearthbook/api/file-bytes"
import fc from "fast-check"
import sharp from "sharp"
import {
  idPlaces,
  inputsOf,
  plainValue,
  valuesAt,
  withValueAt,
  type Filling,
  type Procedure,
} from "../../../packages/api/src/testing/procedure-inputs.ts"
import { kindOf, type Household } from "../matrix/household.ts"
import { called } from "../matrix/procedures.ts"
import { driveFile, type World } from "../matrix/world.ts"

/** An input that was one's own but for what stands at one place of it. */
export type Case = { procedure: string; place: string; input: unknown }

/** Where an id may stand in what is asked. */
export type Place = Pick<Case, "procedure" | "place">

const bytes: Record<string, Procedure> = {
  "files.upload": fileBytesRouter.upload,
  "files.read": fileBytesRouter.read,
  "archive.uploadPart": archiveBytesRouter.uploadPart,
}

/** Every procedure that takes an input, what travels as bytes too. */
const procedures: Record<string, Procedure> = { ...called, ...bytes }

/**
 * What this property does not ask, each for its reason. A restore is counted and asks whether the family is empty before it looks
 * for anything, so that any id at all is answered the same; the matrix asks it in a family that is empty.
 */
const left = new Set(["archive.restore"])

/** Every place of every procedure's input where an id may stand. */
export const places: Place[] = Object.entries(procedures).flatMap(([procedure, known]) =>
  left.has(procedure) ? [] : idPlaces(known).map((place) => ({ procedure, place })),
)

const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#0f766e" } })
  .jpeg()
  .toBuffer()

/** Inputs that the procedure takes, with ids of the caller's own family: it would be done as asked. */
export function ownInputs(world: World, procedure: string): fc.Arbitrary<unknown> {
  const known = procedures[procedure]
  if (!known) throw new Error(`${procedure} is no procedure`)
  return inputsOf(known, fillingOf(world, procedure))
}

function fillingOf({ hearth, archive }: World, procedure: string): Filling {
  const values: Record<string, unknown> = {
    content: procedure === "files.upload" ? new Uint8Array(picture) : archive,
    file_id: driveFile,
  }
  const value = (field: string) => (field in values ? fc.constant(values[field]) : plainValue(field))
  const id = (field: string) => {
    // The others have a log-in already.
    if (procedure === "studentLogins.create") return fc.constant(hearth.unnamed)
    return fc.constant(idOf(hearth, procedure, field))
  }
  return { id, value }
}

/** What a family's parent would name there. */
function idOf({ ids, own }: Household, procedure: string, field: string): string {
  const kind = kindOf(procedure, field)
  return kind === "notification" || kind === "session" ? own.parent[kind] : ids[kind]
}

/** The same inputs with another family's id at a place: mostly of what belongs there, now and then of something else. */
export function foreignInputs(world: World, place: Place): fc.Arbitrary<Case> {
  const right = fc.constant(idOf(world.strangers, place.procedure, fieldOf(place)))
  const other = fc.constantFrom(...idsOf(world.strangers))
  const id = fc.oneof({ arbitrary: right, weight: 3 }, { arbitrary: other, weight: 1 })
  const turn = fc.oneof(fc.nat({ max: 2 }), fc.constant("all" as const))
  return fc
    .tuple(inputsWith(world, place), id, turn)
    .map(([input, foreign, where]) => ({ ...place, input: withValueAt(input, place.place, foreign, where) }))
}

function inputsWith(world: World, { procedure, place }: Place): fc.Arbitrary<unknown> {
  return ownInputs(world, procedure).filter((input) => valuesAt(input, place).length > 0)
}

function fieldOf({ place }: Place): string {
  return (
    place
      .split(".")
      .filter((step) => step !== "*")
      .at(-1) ?? ""
  )
}

/** Every id of a family's, of whatever it is. */
function idsOf({ family_id, ids, own, people, unnamed }: Household): string[] {
  const persons = Object.values(people).map(({ id }) => id)
  const devices = [own.parent, own.child].flatMap(({ notification, session }) => [notification, session])
  return [family_id, unnamed, ...Object.values(ids), ...persons, ...devices]
}
