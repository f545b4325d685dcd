import { nameInMail } from "./name-in-mail.ts"

/**
 * How a letter begins. A provider of third-party sign-in may have told no name, and a stranger may have typed something else than
 * a name.
 */
export function greet({ first_name }: { first_name: string }): string {
  const name = nameInMail(first_name)
  return name ? `Hello ${name},` : "Hello,"
}
