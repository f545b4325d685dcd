import { operator } from "../../../lib/site-content.ts"
import { LegalPage, type LegalText } from "./legal-page.tsx"

/**
 * Describes this software as it is; the operator comes from lib/site-content.ts. Update it with every change to what is
 * stored.
 */
const text: LegalText = {
  title: "Privacy",
  intro: "What we store about your family, where it is, who sees it, and how to have it deleted.",
  description: "What Hearthbook stores about a family and its children, who can see it, and how to have it deleted.",
  parts: [
    {
      title: "Who is responsible",
      paragraphs: [
        `${operator.name} runs this installation and is responsible for the data in it (the controller, as the law calls it). You reach us at ${operator.email}.`,
        "Hearthbook is software that anyone may run on their own server. If a family or group runs it for itself, that family or group is responsible.",
      ],
    },
    {
      title: "What we store",
      points: [
        "About you: your name, your email address, and your password as a one-way hash from which it cannot be recovered. A picture, a phone number, an address and a few words about you, if you enter them in Settings.",
        "Your choices in Settings: your notifications, date format and theme. If you switch on messages on a device, the address its browser’s maker gave us for them; they pass on what we send, encrypted, and cannot read it.",
        "About your children: the name, date of birth and grade level you enter, the courses they follow, their assignments, grades, attendance and events, what they turn in (answers, links, photos and documents), and the notes you write. Of a photo, only the picture is stored: not where, when or with what it was taken.",
        "About signing in: when, from which network address and with which kind of device, so that you can see your own sessions and end any that is not yours.",
        "If you sign in with Google or GitHub: the account number and email address they give us, and the keys they issue, encrypted. They learn that you use Hearthbook, but nothing about its contents. If you or a child connects Google Drive, we see only the files that are picked there.",
      ],
    },
    {
      title: "What we don’t do",
      points: [
        "No advertising, no tracking, no third-party analytics, and no sale of data.",
        "Only three kinds of cookies. Once you have signed in, one distinguishes your browser from others for 400 days, so that a stranger’s wrong passwords do not lock you out; it holds a random number and nothing about you. If you make a device your family’s tablet, another proves that until you revoke it. The third lasts for minutes while you sign in with Google or GitHub, connect them or Google Drive, or download your family’s data. Your browser’s own storage keeps you signed in, remembers how you like your pages and whether this device receives messages, and holds unsaved drafts.",
        "Our server’s log holds no names, no addresses and no content. It records which kind of request was made, when, and whether it succeeded.",
      ],
    },
    {
      title: "Children",
      paragraphs: [
        "Only a parent or a teacher adds a child, and only what they choose to enter is stored. A child cannot sign up.",
        "A child’s login needs no email address, and we never write to it. A child sees their own work, never the private notes of those who teach them, and cannot reach another family.",
        "As a parent you may see, correct, download and delete everything we hold about your child at any time, and you may refuse to let us store more.",
      ],
    },
    {
      title: "Why we store it",
      paragraphs: [
        "To do what you signed up for: to keep your homeschool’s records and show them to you. The record of sign-ins is there to protect your account. We use neither for anything else.",
      ],
    },
    {
      title: "Who sees it",
      points: [
        "The adults of your family whom you have invited, and your children as described above.",
        "Those who run the server, only as needed to keep it running or to help you.",
        "Those who host the database and deliver our email, on our behalf and bound by contract. No one else, unless the law compels us.",
      ],
    },
    {
      title: "Where it is, and how it is protected",
      paragraphs: [
        "In the database of this installation and in its backups. Every family’s records are kept apart by the database itself. Sign-in keys are stored only as hashes, and end when you sign out.",
      ],
    },
    {
      title: "How long we store it, and how it is deleted",
      points: [
        "Before you delete something, you see what is deleted with it. Most things are removed from the database at once, with everything that belongs to them.",
        "A deleted child, subject or curriculum leaves the app at once. Its records and files are kept for 30 days, so that a mistake can be undone. If you delete your family with your account, they are removed at once.",
        "Lessons that were changed many at a time are kept for 30 days as they were before, so that this can be undone, too.",
        "Backups still hold it until they are replaced.",
        "When, from which network address and with which kind of device an account was used is kept for 180 days, even after the account is deleted, without name or email address, so that misuse can be investigated.",
        "Your email address is kept for 30 days on the email that confirms the deletion of your account, and for at most a week where attempts to sign in or set a password were counted.",
        "A demo family is deleted a day after it was opened.",
        "In Settings, then Profile, you can delete your account at once, and your family if you are its last parent. You are first shown what will be deleted, and offered a copy. Without a password, write to us from the address you sign in with.",
        "A copy of a family’s data that you send us to restore is deleted once it is restored, or within a day.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        `You may see what we hold about you, receive a copy in a machine-readable form, have it corrected or deleted, or object to its use. Settings does the first four; for the rest, write to ${operator.email}. It costs nothing. If you think we have treated your data wrongly, you may complain to the data protection authority of ${operator.place}.`,
      ],
    },
    {
      title: "When this page changes",
      paragraphs: ["We tell you by email before an important change takes effect."],
    },
  ],
}

export default function PrivacyPage() {
  return <LegalPage text={text} />
}
