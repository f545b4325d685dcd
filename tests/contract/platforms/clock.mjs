// A platform's clock is what a test says it is: each request brings the time, and from then on it is that time.
const header = "x-host-now"

/**
 * Takes the time out of a request's headers, which the function never sees, and sets the process's clock by it.
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
