import { greet, type Letter } from "./letter.ts"
import { nameInMail } from "./name-in-mail.ts"

// Letters about changes of how a person signs in. Each has a link that undoes the change within 7 days, if that is possible.

type Person = { first_name: string }

const expected = "If this was you, you do not need to do anything."
const notYou =
  "If this was not you, undo it with the button below, within 7 days. It also signs out every device, and you choose a new password."

/** Confirms that the password was reset with a mailed link. */
export function passwordResetDoneLetter(person: Person, url: string): Letter {
  return {
    subject: "Your Hearthbook password was changed",
    greeting: greet(person),
    paragraphs: [
      "The password of your account has just been changed with the link that we mailed to you. Every device was signed out.",
    ],
    action: { label: "Sign in", url },
    note: "If this was not you, someone else reads your mail: secure your mailbox first, then request a reset on the sign-in page.",
  }
}

/** Tells a person that their password was changed. The link undoes it within 7 days; null for an unconfirmed address. */
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
      : "If this was not you, reset your password on the sign-in page: that signs out every device.",
  }
}

/**
 * Tells the old mailbox that the account has a new address. The link restores the old one within 7 days; null if the old one
 * was not confirmed.
 */
export function emailChangedLetter(person: Person, email: string, undo: string | null): Letter {
  return {
    subject: "Your Hearthbook email address was changed",
    greeting: greet(person),
    paragraphs: [
      `From now on you sign in with ${email}, and our mails are sent there. This address gets no more mail.`,
      ...(undo ? [notYou] : []),
    ],
    ...(undo && { action: { label: "This was not me", url: undo } }),
    note: undo ? expected : "If you have no Hearthbook account, someone mistyped an address: you can ignore this mail.",
  }
}

/** Tells an address that the account got its previous address back. */
export function emailRestoredLetter(person: Person): Letter {
  return {
    subject: "Your Hearthbook email address was changed back",
    greeting: greet(person),
    paragraphs: [
      "The change of a Hearthbook account's email address was undone from its previous address. The account no longer uses this address.",
    ],
    note: "If this was not you, and the account is yours, write to the person who runs this site.",
  }
}

/** Tells a person that a provider can now sign them in. The link undoes it within 7 days. */
export function providerConnectedLetter(person: Person, provider: string, undo: string): Letter {
  return {
    subject: `You can now sign in with ${provider}`,
    greeting: greet(person),
    paragraphs: [`Your Hearthbook account is now connected to ${provider}, as you requested in Settings.`, notYou],
    action: { label: "This was not me", url: undo },
    note: expected,
  }
}

/** Tells a person that a provider can no longer sign them in. The link undoes it within 7 days. */
export function providerDisconnectedLetter(person: Person, provider: string, undo: string): Letter {
  return {
    subject: `You can no longer sign in with ${provider}`,
    greeting: greet(person),
    paragraphs: [`${provider} was disconnected from your Hearthbook account in Settings.`, notYou],
    action: { label: "This was not me", url: undo },
    note: expected,
  }
}

/** Tells a person that a provider can now sign them in, because both accounts have the same address. */
export function providerLinkedLetter(
  person: Person,
  provider: string,
  { passwordRemoved, undo }: { passwordRemoved: boolean; undo: string },
): Letter {
  return {
    subject: `You can now sign in with ${provider}`,
    greeting: greet(person),
    paragraphs: [
      `Your Hearthbook account is now connected to ${provider}, because both have this email address.`,
      ...(passwordRemoved
        ? [
            "The address had not been confirmed before, so the old password was removed and every device was signed out. You can set a new password with 'Forgot password?' on the sign-in page, and new passwords for your children under Students.",
          ]
        : []),
      notYou,
    ],
    action: { label: "This was not me", url: undo },
    note: expected,
  }
}

type Invited = { joined: { first_name: string; email: string }[]; invitations: { email: string }[] }

/** Lists who was suspended when a change was undone, and which invitations were taken back. The link opens the family's members. */
export function invitedShutOutLetter(person: Person, { joined, invitations }: Invited, url: string): Letter {
  const people = joined.map(({ first_name, email }) => [nameInMail(first_name), `(${email})`].filter(Boolean).join(" "))
  return {
    subject: "Check who was invited to your family on Hearthbook",
    greeting: greet(person),
    paragraphs: [
      "You have undone a change of your sign-in. Whoever made it may have invited people in your name.",
      ...(people.length > 0
        ? [
            `Suspended, because they joined in the last 7 days: ${people.join(", ")}. They were signed out and cannot sign in.`,
          ]
        : []),
      ...(invitations.length > 0
        ? [
            `Taken back, because they were still open: the invitations to ${invitations.map(({ email }) => email).join(", ")}.`,
          ]
        : []),
    ],
    action: { label: "See your family", url },
    note: "Let back in whom you know, and remove the others. Invite again whom you want to join.",
  }
}
