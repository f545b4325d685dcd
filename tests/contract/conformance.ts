import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import { fieldsOf, read } from "./read.ts"

/** Describes how a response differs from the OpenAPI document, or null if it conforms. */
export type Conformance = (method: string, path: string, status: number, body: unknown) => string | null

/** Returns a check of responses of /api/v1 against an OpenAPI document. */
export function createConformanceCheck(document: object): Conformance {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, "api")
  const paths = Object.keys(fieldsOf(read(document, "paths")))
  const compiled = new Map<string, ValidateFunction>()
  return (method, path, status, body) => {
    // Literal paths come first: `undo` in /grades/undo is not an id.
    const template =
      paths.find((candidate) => candidate === path) ?? paths.find((candidate) => matches(candidate, path))
    const operation = template && read(read(read(document, "paths"), template), method.toLowerCase())
    // The document does not describe unknown paths and methods.
    if (!template || !operation) {
      return status === 404 || status === 405 ? null : `${method} ${path} is not in the document`
    }
    if (!read(read(operation, "responses"), String(status))) return `${method} ${template} may not answer ${status}`
    const content = read(read(read(operation, "responses"), String(status)), "content")
    if (!content) {
      return body === "" ? null : `${method} ${template} ${status} has a body that is not in the document`
    }
    // The document does not describe the content of files.
    if (!read(content, "application/json"))
      return typeof body === "string" ? null : `${template} does not answer a file`
    const pointer = [
      "paths",
      template,
      method.toLowerCase(),
      "responses",
      String(status),
      "content",
      "application/json",
      "schema",
    ]
    const ref = `api#/${pointer.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`
    const validate = compiled.get(ref) ?? ajv.compile({ $ref: encodeURI(ref) })
    compiled.set(ref, validate)
    return validate(body) ? null : `${method} ${template} ${status}: ${ajv.errorsText(validate.errors)}`
  }
}

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path)
}
