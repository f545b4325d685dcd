/** Digits, with one point or one comma before the decimals. */
const decimal = /^[+-]?(\d+)?(?:[.,](\d*))?$/

/**
 * Reads a number as a person types it: '8.5', or '8,5' with a decimal comma. Null for anything that could mean another number:
 * '9/10', '1e3', '0x10', '1 000', and '1,000' or '1.000', in which the separator may stand for thousands.
 */
export function readNumber(typed: string): number | null {
  const text = typed.trim()
  const [, whole = "", decimals = ""] = decimal.exec(text) ?? []
  if (whole === "" && decimals === "") return null
  const mayBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return mayBeThousands ? null : Number(text.replace(",", "."))
}
