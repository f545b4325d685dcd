import { nameInMail } from "../../../messages/mail/name-in-mail.ts"
import { greet, type Letter } from "../../../messages/mail/letter.ts"

/** Asks a mailbox to confirm the address of a child's login. The link is valid for 7 days. */
export function childAddressLetter(child: { first_name: string }, url: string): Letter {
  const name = nameInMail(child.first_name) || "a child"
  return {
    subject: `A parent gave this address to ${name}'s login on Hearthbook`,
    greeting: "Hello,",
    paragraphs: [
      `A parent who uses Hearthbook for homeschooling created a login for ${name} with this email address.`,
      `Confirm it if the address is ${name}'s. If it is not, release it: the login then gets another name, and the address is free.`,
      "The link works for 7 days. Until the address is confirmed, anyone who proves that it is theirs can use it.",
    ],
    action: { label: "Confirm or release the address", url },
    note: "If you do nothing, you get no more mail about this, and you can create an account with this address at any time.",
  }
}

/** Explains how to release an address that a child's login has confirmed. Part of the mail that resets its password. */
export function releaseHint(child: { first_name: string }, url: string): string {
  const name = nameInMail(child.first_name) || "this child"
  return `If this address is not ${name}'s, you can remove it from the login here: ${url}`
}

type Renamed = { first_name: string; before: string; username: string }

/** Tells a parent that a child now signs in with another name. */
export function loginRenamedLetter(
  person: { first_name: string },
  { first_name, before, username }: Renamed,
  url: string,
): Letter {
  const name = nameInMail(first_name) || "your child"
  return {
    subject: `${nameInMail(first_name) || "Your child"} has a new name to sign in with`,
    greeting: greet(person),
    paragraphs: [
      `From now on, ${name} signs in as ${username}. The password and all work stay the same.`,
      `The address ${before} no longer belongs to this login: it was released, or someone else uses it now. An address stays with a child once it is confirmed by mail.`,
    ],
    action: { label: "Open Students", url },
    note: "You do not need to do anything. You can create a new login with another address under Students.",
  }
}
