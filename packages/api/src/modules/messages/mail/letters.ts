import { familyInSentence } from "@hearthbook/core/names/family-name"
import { nameInMail } from "./name-in-mail.ts"
import { greet, type Letter } from "./letter.ts"

type Person = { first_name: string }

/** A family's name within a sentence of a mail. Its parents chose the name, and the reader may not know them. */
function familyInMail(name: string): string {
  const fit = nameInMail(name)
  return fit ? familyInSentence(fit) : "a family"
}

const unexpected = "If you did not request this, you can ignore this mail: nothing changes."

/** The link that sets a new password; valid for an hour. */
export function passwordResetLetter(person: Person, url: string): Letter {
  return {
    subject: "Reset your Hearthbook password",
    greeting: greet(person),
    paragraphs: ["Choose a new password with the button below. It works once, within the next hour."],
    action: { label: "Choose a new password", url },
    note: unexpected,
  }
}

/** The link that verifies an address; valid for a day. */
export function verificationLetter(person: Person, url: string): Letter {
  return {
    subject: "Confirm your email address",
    greeting: greet(person),
    paragraphs: [
      "Welcome to Hearthbook. Please confirm that this address is yours, so that you can get back in if you ever forget your password.",
      "The button works for 24 hours.",
    ],
    action: { label: "Confirm my address", url },
    note: "If you have no Hearthbook account, someone mistyped an address: you can ignore this mail.",
  }
}

/** The link that confirms a new address; valid for a day. Sent to the new address. */
export function newEmailLetter(person: Person, url: string): Letter {
  return {
    subject: "Confirm your new email address",
    greeting: greet(person),
    paragraphs: [
      "You asked to use this address for your Hearthbook account. Please confirm that it is yours. Until then, the old one stays.",
      "The button works for 24 hours.",
    ],
    action: { label: "Confirm my new address", url },
    note: unexpected,
  }
}

/** The code that proves that a person reads the mail of their account; valid for 15 minutes. */
export function emailCodeLetter(person: Person, code: string): Letter {
  return {
    subject: "Your Hearthbook code",
    greeting: greet(person),
    paragraphs: [
      `Your code is ${code}. Enter it where Hearthbook asks for it, within the next 15 minutes.`,
      "It allows a change of how you sign in. Do not share it: we never ask for it by phone or mail.",
    ],
    note: "If you did not request a code, someone may be using a device on which you are signed in. Reset your password on the sign-in page: that signs out every device.",
  }
}

/** Tells the current mailbox that another address was requested, while that can still be stopped. */
export function newEmailAskedLetter(person: Person, email: string): Letter {
  return {
    subject: "A new email address was requested",
    greeting: greet(person),
    paragraphs: [
      `Someone who is signed in to your Hearthbook account asked to change its address to ${email}. The change takes effect when the link that we mailed there is opened.`,
    ],
    note: "If this was not you, reset your password on the sign-in page: that stops it, and signs out every device.",
  }
}

/** Tells a person that they were removed from a family. */
export function memberRemovedLetter(person: Person, family: string, url: string | null): Letter {
  return {
    subject: `You are no longer in ${familyInMail(family)} on Hearthbook`,
    greeting: greet(person),
    paragraphs: [
      `A parent of ${familyInMail(family)} has removed you from it. Your account was deleted, and what you recorded stays with the family.`,
      ...(url
        ? ["If this is a mistake, or someone else did it, the button puts you back as a parent within 7 days."]
        : []),
    ],
    ...(url && { action: { label: "Come back", url } }),
    note: url
      ? "If it is right, you do not need to do anything."
      : "If you think this is a mistake, ask them for a new invitation.",
  }
}

/** Confirms that the account was deleted, which cannot be undone. */
export function accountDeletedLetter(person: Person, family_deleted: boolean): Letter {
  return {
    subject: "Your Hearthbook account was deleted",
    greeting: greet(person),
    paragraphs: [
      family_deleted
        ? "Your account was deleted, and with it your family: its children, their work, grades, attendance and files."
        : "Your account was deleted. Your family and its records stay with the other members.",
      "You can create a new account with this address at any time.",
    ],
    note: "If this was not you, tell the person who runs this site at once.",
  }
}

type Invitation = { inviter: string; family: string; role: "parent" | "teacher"; url: string }

/** Invites a second parent or a teacher into the family; valid for 7 days. */
export function invitationLetter({ role, url, ...invitation }: Invitation): Letter {
  const inviter = nameInMail(invitation.inviter) || "Someone"
  const family = familyInMail(invitation.family)
  const place = role === "parent" ? "as a parent" : "as a teacher"
  return {
    subject: `${inviter} invites you to ${family} on Hearthbook`,
    greeting: "Hello,",
    paragraphs: [
      `${inviter} would like you to join ${family} on Hearthbook ${place}: to plan, teach and mark together.`,
      "The invitation is valid for 7 days.",
    ],
    action: { label: "Accept the invitation", url },
    note: "If you do not know who this is, you can ignore this mail: nothing changes.",
  }
}
