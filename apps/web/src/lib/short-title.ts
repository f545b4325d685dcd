/** Shortens a title to `longest` characters, for buttons and toasts. */
export function shortTitle(title: string, longest: number): string {
  return title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title
}
