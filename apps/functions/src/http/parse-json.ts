import { AppError } from "@hearthbook/core/errors/errors"

/** The deepest nesting of objects and arrays in a request. No valid input comes near it. */
const deepest = 32

/** Parses a request's JSON. Throws a SyntaxError for invalid JSON, and VALIDATION_ERROR for JSON that is nested too deeply. */
export function parseJson(text: string): unknown {
  refuseDeepJson(text)
  const given: unknown = JSON.parse(text)
  return given
}

/**
 * Throws VALIDATION_ERROR if a JSON text is nested too deeply. It scans the text, because code that walks a deep value runs out
 * of stack.
 */
export function refuseDeepJson(text: string): void {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (isInString) {
      if (sign === "\\") index += 1
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === "[" || sign === "{") depth += 1
    else if (sign === "]" || sign === "}") depth -= 1
    if (depth > deepest) {
      throw new AppError("VALIDATION_ERROR", `The request is nested more than ${deepest} levels deep.`)
    }
  }
}
