import { greet } from "./greet.ts"
import type { Letter } from "./letter.ts"

type SignIn = { device: string; client_address: string; when: string }

/** Says that somebody signed in from a device that was not known, so that a stranger does not go unseen. */
export function newSignInLetter(
  person: { first_name: string },
  { device, client_address, when }: SignIn,
  url: string,
): Letter {
  return {
    subject: "New sign-in to your Hearthbook account",
    greeting: greet(person),
    paragraphs: ["Somebody has just signed in to your account from a device that was not used for it lately."],
    sections: [
      {
        heading: "The sign-in",
        rows: [
          { label: "Device", lines: [device] },
          { label: "Address", lines: [client_address] },
          { label: "Time", lines: [when] },
        ],
      },
    ],
    action: { label: "See where you are signed in", url },
    note: "If that was you, there is nothing to do. If not, change your password at once and sign the device out in Settings, under Security.",
  }
}
