/** A title cut to `longest` characters, for buttons and toasts that name the work. */
export function shortTitle(title: string, longest: number): string {
  return title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title
}
