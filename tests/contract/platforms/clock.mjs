// Lets a test set a platform's clock: each request carries the time in a header.
const header = "x-host-now"

/**
 * Removes the time from a request's headers and sets the process's clock to it.
 * @param {Record<string, unknown>} headers
 */
export function takeTime(headers) {
  if (headers[header] === undefined) return
  now = Number(headers[header])
  delete headers[header]
}

/** @type {number | undefined} */
let now

const RealDate = Date
class HostDate extends RealDate {
  /** @param {ConstructorParameters<typeof RealDate>} given */
  constructor(...given) {
    if (given.length === 0) super(HostDate.now())
    else super(...given)
  }
  static now() {
    return now ?? RealDate.now()
  }
}
globalThis.Date = /** @type {DateConstructor} */ (HostDate)
