import { greet, type Letter } from "./letter.ts"

type SignIn = { device: string; client_address: string; when: string }

/** Tells a person that they were signed in from an unknown device. */
export function newSignInLetter(
  person: { first_name: string },
  { device, client_address, when }: SignIn,
  url: string,
): Letter {
  return {
    subject: "New sign-in to your Hearthbook account",
    greeting: greet(person),
    paragraphs: ["Someone has just signed in to your account from a new device."],
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
    note: "If this was you, you do not need to do anything. If not, change your password at once and sign the device out in Settings, under Security.",
  }
}
