/** '12 h', '0.75 h': minutes as hours with two decimals at most, as records have them. */
export function hoursWords(minutes: number): string {
  return `${hoursOf(minutes)} h`
}

/** Minutes as hours, rounded half up to two decimals. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100
}
