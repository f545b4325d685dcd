import { nameInMail } from "../../mail/name-in-mail.ts"
import { greet } from "../../mail/greet.ts"
import type { Letter } from "../../mail/letter.ts"

/** Asks a mailbox whether a child's login may have its address; good for 7 days. */
export function childAddressLetter(child: { first_name: string }, url: string): Letter {
  const name = nameInMail(child.first_name) || "a child"
  return {
    subject: `A parent gave this address to ${name}'s login on Hearthbook`,
    greeting: "Hello,",
    paragraphs: [
      `A parent who uses Hearthbook, for schooling at home, made a login for ${name} and gave it this email address.`,
      `Confirm it if the address is ${name}'s. If it is not, release it: the login then gets another name, and the address is free.`,
      "The link works for 7 days. Until the address is confirmed, anybody who proves that it is theirs can have it.",
    ],
    action: { label: "Confirm or release the address", url },
    note: "If you do nothing, no more mail about this comes, and you can make an account with this address whenever you like.",
  }
}

/** The way to release an address that a child's login has confirmed, said in the mail that resets its password. */
export function releaseHint(child: { first_name: string }, url: string): string {
  const name = nameInMail(child.first_name) || "this child"
  return `If this address is not ${name}'s, you can take it from the login here: ${url}`
}

type Renamed = { first_name: string; before: string; username: string }

/** Tells a parent that a child signs in under another name from now on. */
export function loginRenamedLetter(
  person: { first_name: string },
  { first_name, before, username }: Renamed,
  url: string,
): Letter {
  const name = nameInMail(first_name) || "your child"
  return {
    subject: `${nameInMail(first_name) || "Your child"} has another name to sign in with`,
    greeting: greet(person),
    paragraphs: [
      `From now on, ${name} signs in as ${username}. The password and all work stay as they are.`,
      `The address ${before} is no longer this login's: it was released, or somebody else uses it now. An address stays with a child once it was confirmed by mail.`,
    ],
    action: { label: "Open Students", url },
    note: "There is nothing else to do. You can make a new login with another address under Students.",
  }
}
