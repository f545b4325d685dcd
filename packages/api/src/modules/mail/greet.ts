import { nameInMail } from "./name-in-mail.ts"

/**
 * The greeting of a letter. An identity provider may not have sent a name, and a stranger may have entered something else as
 * one.
 */
export function greet({ first_name }: { first_name: string }): string {
  const name = nameInMail(first_name)
  return name ? `Hello ${name},` : "Hello,"
}
