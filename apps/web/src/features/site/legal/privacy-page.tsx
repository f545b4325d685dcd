import { operator } from "../../../lib/site-content.ts"
import { LegalPage, type LegalText } from "./legal-page.tsx"

/** True of this software as it stands; who the operator is comes from lib/site-content.ts. A change of what is stored belongs here too. */
const text: LegalText = {
  title: "Privacy",
  intro: "What we keep about your family, where it is, who sees it, and how you get it deleted.",
  description: "What Hearthbook stores about a family and its children, who can see it, and how to have it deleted.",
  parts: [
    {
      title: "Who is responsible",
      paragraphs: [
        `${operator.name} runs this installation and is responsible for the data in it (the controller, as the law calls it). You reach us at ${operator.email}.`,
        "Hearthbook is software that anyone may run on a server of their own. Where a family or a group runs it for itself, that family or group is the one responsible.",
      ],
    },
    {
      title: "What we keep",
      points: [
        "About you: your name, your email address, and your password as a one-way hash from which it cannot be read back. A picture, a phone number, an address and a few words about you, if you enter them in Settings.",
        "What you chose in Settings: what you are told of, how dates and the screen look. If you switch on messages on a device, the address that its browser’s maker gave us for them; they pass on what we send, encrypted, and cannot read it.",
        "About your children: the name, date of birth and grade level you enter, the courses they follow, their assignments, grades, attendance and events, what they hand in (answers, links, photos and PDFs), and the notes you write. Of a photo only the picture is kept: not where, when or with what it was taken.",
        "About signing in: when, from which network address and with which kind of device, so that you can see your own sessions and end one that is not yours.",
        "If you sign in with Google or GitHub: the account number and email address they give us, and the keys they issue, encrypted. They learn that you use Hearthbook, and nothing of what is in it. If you or a child connects Google Drive, we see the files that are picked there and no others.",
      ],
    },
    {
      title: "What we do not do",
      points: [
        "No advertising, no tracking, no analytics by others, and no sale of data.",
        "No cookies but two kinds. Once you have signed in, one tells your browser from others for 400 days, so that a stranger’s wrong passwords do not lock you out; it holds a random number and nothing about you. The other lives for minutes while you sign in with Google or GitHub, connect them or Google Drive, or download your family’s data. Your browser’s own storage keeps you signed in, remembers how you like your pages and whether you had messages sent to this device, and holds what you have begun to write and not saved yet.",
        "Our server’s log holds no names, no addresses and no content. It tells which kind of request was made, when, and whether it went well.",
      ],
    },
    {
      title: "Children",
      paragraphs: [
        "Only a parent or a teacher adds a child, and only what they choose to enter is kept. A child cannot sign up.",
        "A child’s log-in needs no email address of their own, and we never write to it. A child sees their own work, never the private notes of those who teach them, and cannot reach another family.",
        "As a parent you may see, correct, download and delete all we hold about your child at any time, and you may refuse that more is kept.",
      ],
    },
    {
      title: "Why we keep it",
      paragraphs: [
        "To do what you signed up for: to keep your homeschool’s records and show them to you. The record of sign-ins is there to protect your account. We use neither for anything else.",
      ],
    },
    {
      title: "Who sees it",
      points: [
        "The adults of your family whom you have invited, and your children as far as told above.",
        "Those who run the server, only as far as keeping it running or helping you requires.",
        "Those who host the database and deliver our mail, on our behalf and bound by contract. Nobody else, unless the law compels us.",
      ],
    },
    {
      title: "Where it is, and how it is protected",
      paragraphs: [
        "In the database of this installation and in its backups. Every family’s records are kept apart by the database itself. Sign-in keys are stored only as hashes, and end when you sign out.",
      ],
    },
    {
      title: "How long, and how it is deleted",
      points: [
        "What you delete in Hearthbook is gone from the database at once, with all that hangs on it. The question before it tells you what that is.",
        "Backups still hold it until they are replaced in their turn.",
        "When, from which network address and with which kind of device an account was used is kept for 180 days, also of one that is gone, without name or email address, so that misuse can be looked into.",
        "Your email address stays for 30 days on the mail which says that your account is gone, and for a week at most where tries to sign in or to set a password were counted.",
        "A demo family is removed a day after it was opened.",
        "Settings, then Profile, deletes your account at once, and your family with its last parent. It first says in numbers what goes, and offers a copy to keep. Without a password of your own, write to us from the address you sign in with.",
        "A copy of a family’s data that you send us to restore is forgotten once it is restored, or within a day.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        `You may see what we hold about you, receive a copy in a form a computer reads, have it corrected or deleted, or object to its use. Settings does the first four; for the rest, write to ${operator.email}; it costs nothing. If you think we do wrong by you, you may complain to the data protection authority of ${operator.place}.`,
      ],
    },
    {
      title: "When this text changes",
      paragraphs: ["We tell you by email before a change that matters takes effect."],
    },
  ],
}

export default function PrivacyPage() {
  return <LegalPage text={text} />
}
