import type { DescribedAnswer } from "../trpc/described-route.ts"
import { faults, type Reason } from "@hearthbook/core/errors/errors"

/** An operation of the API description, with the fields that describe errors. */
export type Operation = {
  security?: object[]
  parameters?: object[]
  requestBody?: object
  responses?: Record<string, object>
  /** Its own reasons to refuse a call, besides those that follow from its input. Not part of the description. */
  refuses?: readonly Reason[]
}

/** Facts about an operation that are not in the operation itself. */
export type OperationTraits = {
  method: string
  path: string
  takes_version: boolean
  is_for_people: boolean
  needs_proof: boolean
  takes_unverified: boolean
  takes_temporary_password: boolean
}

/** The error responses of an operation, by status. */
export function describeRefusals(operation: Operation, traits: OperationTraits): Record<string, DescribedAnswer> {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } }
  const texts = new Map<number, Set<string>>()
  const add = (status: number, text: string) => texts.set(status, (texts.get(status) ?? new Set()).add(text))
  for (const reason of reasonsOf(operation, traits)) add(faults[reason].status, faults[reason].message)
  if (mayHaveBody(traits.method)) add(415, "Send the body as application/json.")
  return Object.fromEntries(
    [...texts].map(([status, said]) => [status, { description: [...said].join(" "), content }] as const),
  )
}

function reasonsOf(operation: Operation, traits: OperationTraits): Reason[] {
  const { method, path, takes_version, is_for_people, needs_proof, takes_unverified, takes_temporary_password } = traits
  const isOpen = !operation.security?.some((scheme) => "bearer" in scheme)
  const isPost = method.toLowerCase() === "post"
  const mayChange = method.toLowerCase() !== "get"
  const derived: [boolean, Reason[]][] = [
    [true, ["VALIDATION_ERROR"]],
    [!isOpen, ["SIGNED_OUT", "TOKEN_EXPIRED", "TOKEN_INVALID"]],
    [!isOpen && !takes_unverified, ["WRONG_ROLE"]],
    [!isOpen && !takes_temporary_password, ["PASSWORD_CHANGE_REQUIRED"]],
    [!isOpen && is_for_people, ["SIGN_IN_ONLY"]],
    [needs_proof, ["PROOF_REQUIRED"]],
    [!isOpen && mayChange && !is_for_people, ["TOKEN_READ_ONLY"]],
    [path.includes("{") || namesAnId(operation), ["NOT_FOUND"]],
    // An earlier call with the same Idempotency-Key may still be in progress.
    [isPost, ["CONFLICT"]],
    [takes_version, ["STALE"]],
    [mayChange, ["PAYLOAD_TOO_LARGE"]],
    [true, operation.refuses ? [...operation.refuses] : []],
    [true, ["UNKNOWN_ERROR", "UNAVAILABLE"]],
  ]
  return derived.flatMap(([does, reasons]) => (does ? reasons : []))
}

function mayHaveBody(method: string): boolean {
  return ["post", "put"].includes(method.toLowerCase())
}

/** True if the input names something by its id, which may not exist. */
function namesAnId({ parameters, requestBody }: Operation): boolean {
  return /"(\w+_)?ids?"/.test(JSON.stringify([parameters, requestBody]))
}
