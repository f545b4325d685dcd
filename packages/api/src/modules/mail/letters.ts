import { familyInSentence } from "../../rules/family-name.ts"
import { nameInMail } from "../../rules/name-in-mail.ts"
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

/** Says that the password is another one now, so that a stranger's change does not go unseen. */
export function passwordChangedLetter(person: Person, url: string): Letter {
  return {
    subject: "Your Hearthbook password was changed",
    greeting: greet(person),
    paragraphs: ["The password of your account has just been changed, and every other device was signed out."],
    action: { label: "Sign in", url },
    note: "If that was not you, ask for a reset on the sign-in page at once, and tell whoever runs this site.",
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

/** Tells the mailbox that the account has that another one is asked for, while it can still be stopped. */
export function newEmailAskedLetter(person: Person, email: string): Letter {
  return {
    subject: "Another email address was asked for",
    greeting: greet(person),
    paragraphs: [
      `Somebody who is signed in to your Hearthbook account asked that it has the address ${email}. It has this one until the link that we mailed there is opened.`,
    ],
    note: "If that was not you, change your password at once, and choose 'Keep' your address in Settings.",
  }
}

/** Tells the old mailbox that the account has another address now, so that a stranger's change does not go unseen. */
export function emailChangedLetter(person: Person, email: string): Letter {
  return {
    subject: "Your Hearthbook email address was changed",
    greeting: greet(person),
    paragraphs: [`From now on you sign in with ${email}, and our mails go there. Nothing more comes to this address.`],
    note: "If that was not you, tell whoever runs this site at once.",
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

/** Says that the person has let a provider open the account. */
export function providerConnectedLetter(person: Person, provider: string): Letter {
  return {
    subject: `You can now sign in with ${provider}`,
    greeting: greet(person),
    paragraphs: [`Your Hearthbook account is now connected with ${provider}, as you asked in Settings.`],
    note: "If that was not you, reset your password on the sign-in page and disconnect the service in Settings.",
  }
}

/** Says that a provider can open the account from now on, because both have the same address. */
export function providerLinkedLetter(person: Person, provider: string, passwordRemoved: boolean): Letter {
  return {
    subject: `You can now sign in with ${provider}`,
    greeting: greet(person),
    paragraphs: [
      `Your Hearthbook account is now connected with ${provider}, because both have this email address.`,
      ...(passwordRemoved
        ? [
            "The address had not been confirmed until now, so the old password was removed and every device was signed out. You can set a new one with 'Forgot password?' on the sign-in page, and new passwords for your children under Students.",
          ]
        : []),
    ],
    note: "If that was not you, reset your password on the sign-in page and disconnect the service in Settings.",
  }
}
