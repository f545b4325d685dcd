/** Returns the file of an address: 'student.dashboard.html' for '/student/dashboard', 'index.html' for '*', all other addresses. */
export function fileOf(address: string): string {
  if (address === "*") return "index.html"
  return `${address === "/" ? "start" : address.slice(1).replaceAll("/", ".")}.html`
}
