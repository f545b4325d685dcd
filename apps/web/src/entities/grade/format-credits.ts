/** '1.0', '0.25': one decimal at least. */
export function formatCredits(credits: number): string {
  return Number.isInteger(credits * 10) ? credits.toFixed(1) : credits.toFixed(2)
}
