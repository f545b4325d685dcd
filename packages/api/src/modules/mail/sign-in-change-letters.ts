import { greet } from "./greet.ts"
import type { Letter } from "./letter.ts"

// Letters about changes of how somebody signs in. Each has a link that undoes the change, good for 7 days, where there is one.

type Person = { first_name: string }

const expected = "If that was you, there is nothing to do."
const notYou =
  "If that was not you, undo it with the button below, within 7 days. It also signs out every device, and you choose a new password."

/** Says that somebody has set a new password by a mailed link. */
export function passwordResetDoneLetter(person: Person, url: string): Letter {
  return {
    subject: "Your Hearthbook password was changed",
    greeting: greet(person),
    paragraphs: [
      "The password of your account has just been changed with the link that we mailed to you. Every device was signed out.",
    ],
    action: { label: "Sign in", url },
    note: "If that was not you, somebody else reads your mail: secure your mailbox first, then ask for a reset on the sign-in page.",
  }
}

/**
 * Says that the password is another one now, so that a stranger's change does not go unseen; the link is good for 7 days. Null where
 * nobody has confirmed the address.
 */
export function passwordChangedLetter(person: Person, undo: string | null): Letter {
  return {
    subject: "Your Hearthbook password was changed",
    greeting: greet(person),
    paragraphs: [
      "The password of your account has just been changed, and every other device was signed out.",
      ...(undo ? [notYou] : []),
    ],
    ...(undo && { action: { label: "This was not me", url: undo } }),
    note: undo
      ? expected
      : "If that was not you, reset your password on the sign-in page: that signs out every device.",
  }
}

/**
 * Tells the old mailbox that the account has another address now; the link, good for 7 days, brings the old one back. Null where
 * nobody had confirmed the old one.
 */
export function emailChangedLetter(person: Person, email: string, undo: string | null): Letter {
  return {
    subject: "Your Hearthbook email address was changed",
    greeting: greet(person),
    paragraphs: [
      `From now on you sign in with ${email}, and our mails go there. Nothing more comes to this address.`,
      ...(undo ? [notYou] : []),
    ],
    ...(undo && { action: { label: "This was not me", url: undo } }),
    note: undo
      ? expected
      : "If you have no Hearthbook account, somebody mistyped an address: you can ignore this mail.",
  }
}

/** Tells an address that an account went back to the one from before. */
export function emailRestoredLetter(person: Person): Letter {
  return {
    subject: "Your Hearthbook email address was changed back",
    greeting: greet(person),
    paragraphs: [
      "The change of the email address of a Hearthbook account was undone from the address that it had before. It no longer belongs to this address.",
    ],
    note: "If that was not you, and the account is yours, write to whoever runs this site.",
  }
}

/** Says that the person has let a provider open the account; the link is good for 7 days. */
export function providerConnectedLetter(person: Person, provider: string, undo: string): Letter {
  return {
    subject: `You can now sign in with ${provider}`,
    greeting: greet(person),
    paragraphs: [`Your Hearthbook account is now connected with ${provider}, as you asked in Settings.`, notYou],
    action: { label: "This was not me", url: undo },
    note: expected,
  }
}

/** Says that a provider opens the account no more; the link is good for 7 days. */
export function providerDisconnectedLetter(person: Person, provider: string, undo: string): Letter {
  return {
    subject: `You can no longer sign in with ${provider}`,
    greeting: greet(person),
    paragraphs: [`${provider} was disconnected from your Hearthbook account in Settings.`, notYou],
    action: { label: "This was not me", url: undo },
    note: expected,
  }
}

/** Says that a provider can open the account from now on, because both have the same address. */
export function providerLinkedLetter(
  person: Person,
  provider: string,
  { passwordRemoved, undo }: { passwordRemoved: boolean; undo: string },
): Letter {
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
      notYou,
    ],
    action: { label: "This was not me", url: undo },
    note: expected,
  }
}
