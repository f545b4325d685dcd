import { familyInSentence } from "../../rules/family-name.ts"
import { nameInMail } from "./name-in-mail.ts"
import { greet } from "./greet.ts"
import type { Letter } from "./letter.ts"

type Person = { first_name: string }

/** A family's name within a sentence of a mail; its parents chose the name, and the reader may not know them. */
function familyInMail(name: string): string {
  const fit = nameInMail(name)
  return fit ? familyInSentence(fit) : "a family"
}

const unexpected = "If you did not ask for this, you can ignore this mail: nothing changes."

/** The link that sets a new password; good for an hour (A §2). */
export function passwordResetLetter(person: Person, url: string): Letter {
  return {
    subject: "Reset your Hearthbook password",
    greeting: greet(person),
    paragraphs: ["Choose a new password with the button below. It works once, within the next hour."],
    action: { label: "Choose a new password", url },
    note: unexpected,
  }
}

/** The link that shows that the address is the person's own; good for a day. */
export function verificationLetter(person: Person, url: string): Letter {
  return {
    subject: "Confirm your email address",
    greeting: greet(person),
    paragraphs: [
      "Welcome to Hearthbook. Please confirm that this address is yours, so that you can get back in if you ever forget your password.",
      "The button works for 24 hours.",
    ],
    action: { label: "Confirm my address", url },
    note: "If you have no Hearthbook account, somebody mistyped an address: you can ignore this mail.",
  }
}

/** The link that makes a new address a person's own; good for a day. Goes to that address. */
export function newEmailLetter(person: Person, url: string): Letter {
  return {
    subject: "Confirm your new email address",
    greeting: greet(person),
    paragraphs: [
      "You asked for your Hearthbook account to have this address. Please confirm that it is yours; until then the old one stays.",
      "The button works for 24 hours.",
    ],
    action: { label: "Confirm my new address", url },
    note: unexpected,
  }
}

/** The code that shows that somebody reads the mail of an account; good for 15 minutes. */
export function emailCodeLetter(person: Person, code: string): Letter {
  return {
    subject: "Your Hearthbook code",
    greeting: greet(person),
    paragraphs: [
      `Your code is ${code}. Type it where Hearthbook asks for it, within the next 15 minutes.`,
      "It allows a change of how you sign in. Give it to nobody: we never ask for it by phone or mail.",
    ],
    note: "If you did not ask for a code, somebody may be using a device on which you are signed in. Reset your password on the sign-in page: that signs out every device.",
  }
}

/** Tells the mailbox that the account has that another one is asked for, while it can still be stopped. */
export function newEmailAskedLetter(person: Person, email: string): Letter {
  return {
    subject: "Another email address was asked for",
    greeting: greet(person),
    paragraphs: [
      `Somebody who is signed in to your Hearthbook account asked that it has the address ${email}. It has this one until the link that we mailed there is opened.`,
    ],
    note: "If that was not you, reset your password on the sign-in page: that stops it, and signs out every device.",
  }
}

/** Tells somebody that they are in a family no more. */
export function memberRemovedLetter(person: Person, family: string): Letter {
  return {
    subject: `You are no longer in ${familyInMail(family)} on Hearthbook`,
    greeting: greet(person),
    paragraphs: [
      `A parent of ${familyInMail(family)} has taken you out of it. Your account there is gone, and what you recorded stays with the family.`,
    ],
    note: "If you think that this was a mistake, ask them for a new invitation.",
  }
}

/** Says that the account is gone, which nobody can take back. */
export function accountDeletedLetter(person: Person, family_deleted: boolean): Letter {
  return {
    subject: "Your Hearthbook account was deleted",
    greeting: greet(person),
    paragraphs: [
      family_deleted
        ? "Your account is gone, and with it your family: its children, their work, grades, attendance and files."
        : "Your account is gone. Your family and all that is recorded there stay with the others in it.",
      "You can make a new account with this address whenever you like.",
    ],
    note: "If that was not you, tell whoever runs this site at once.",
  }
}

type Invitation = { inviter: string; family: string; role: "parent" | "teacher"; url: string }

/** Asks a second parent or a teacher into the family; good for 7 days (DECISIONS 13a). */
export function invitationLetter({ role, url, ...invitation }: Invitation): Letter {
  const inviter = nameInMail(invitation.inviter) || "Somebody"
  const family = familyInMail(invitation.family)
  const place = role === "parent" ? "as a parent" : "as a teacher"
  return {
    subject: `${inviter} invites you to ${family} on Hearthbook`,
    greeting: "Hello,",
    paragraphs: [
      `${inviter} would like you to join ${family} on Hearthbook ${place}: to plan, teach and mark together.`,
      "The invitation is good for 7 days.",
    ],
    action: { label: "Accept the invitation", url },
    note: "If you do not know who this is, you can ignore this mail: nothing changes.",
  }
}
