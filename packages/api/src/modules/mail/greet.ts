/** How a letter begins; a provider of third-party sign-in may have told no name. */
export function greet({ first_name }: { first_name: string }): string {
  return first_name ? `Hello ${first_name},` : "Hello,"
}
