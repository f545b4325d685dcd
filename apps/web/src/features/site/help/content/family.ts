import { largestFile, maxFiles, toMegabytes } from "@hearthbook/core/limits/file-limits"
import type { HelpArea } from "../help-topic.ts"

export const family: HelpArea = {
  title: "Family and logins",
  topics: [
    {
      question: "How do my children share one tablet?",
      keywords: "family tablet ipad pin kiosk kindergarten faces switch code number lock",
      answer: [
        "Open Settings, then “Family tablet”, and give each child a PIN of four digits. Then sign in on the tablet, open the same page there and choose “Start the family tablet”. It signs you out and shows your children’s faces: a child taps its face and types its PIN, and “Switch” leads back. You can also set a PIN in the menu of the child’s card in Students, or on the child’s page.",
        "A PIN works on that tablet only. After five wrong tries the face is locked until you open it, in Settings or on the tablet with your password. If the tablet is lost, choose “Revoke”: it then shows no names at all. To use it as a parent again, tap “For parents”.",
      ],
    },
    {
      question: "Can I keep a child from seeing its grades?",
      keywords: "hide grades hiding percent letters stress pressure",
      answer: [
        "Yes. Open Students, choose “Edit” in the menu of the child’s card and clear “Sees its own grades”. The child’s pages, notifications and mails then show no grades, letters or percentages. What you write about its work stays, and you see everything as before.",
      ],
    },
    {
      question: "Can a child finish work without handing anything in?",
      keywords: "i did it tick paper reading",
      answer: [
        "Yes. Clear “The child hands something in” on the assignment. The child then taps “I did it”, and can take it back until you grade it.",
      ],
    },
    {
      question: "May a child mark its own lessons as done?",
      keywords: "tick check off lessons complete allow permission",
      answer: [
        "Yes, unless you switch it off: Settings, then Family, under “Your school”. Then only adults tick lessons, and children still turn in their work.",
      ],
    },
    {
      question: "How do I invite a second parent or a teacher?",
      answer: [
        "First confirm your own email address with the link we sent you. Then open Settings, then Family, and enter their email address and their role: parent or teacher. They receive a link that works for 7 days.",
        "A teacher can keep records like you, but cannot invite others or delete the family.",
      ],
    },
    {
      question: "How does a child sign in?",
      keywords: "login kid student",
      answer: [
        "With their own login, on the same sign-in page as you: a user name such as emma@hearthbook.app and a password. Create it on the child’s card in Students, with “Create Login”. It is not a mailbox, and nothing is ever sent to it.",
        "You can print the login as a card with a code for a tablet’s camera, which opens Hearthbook without typing, once and within 7 days. The child then chooses a password, and the card stops working.",
        "A child sees their own work and cannot open your pages.",
      ],
    },
    {
      question: "How does a child turn work in?",
      answer: [
        `The first page after signing in shows the next piece of work large. The child writes an answer there, takes photos of the page, or adds a PDF, Word or OpenDocument file, and presses “Turn in”. Each piece of work can have up to ${maxFiles} files of ${toMegabytes(largestFile)}. Photos are made smaller before they are sent, and only the picture itself is stored. If the connection is lost, a large file continues where it stopped.`,
        `Old Word files (.doc), documents with macros, films and sound cannot be turned in. Save a document as .docx or PDF. A PDF with a password is taken, but it may not open for you.`,
        "A child with a Google account can connect Google Drive in Settings and pick a file there, if this installation has it set up.",
        "You see the work next to the form for the grade. Until it is graded, the child can choose “Undo turn in”.",
      ],
    },
    {
      question: "What do the bell’s notifications tell me?",
      answer: [
        "They tell you when a child turns in work, an absence is recorded, a child gets a login, another adult gives a grade, or someone accepts your invitation. Children are notified of new work and grades. Anything you undo within half a minute is never announced.",
      ],
    },
    {
      question: "A child forgot the password. What now?",
      answer: [
        "“Forgot password?” does not work for a child, because their address is not a mailbox. Open Students and choose “New password” in the menu of the child’s card to get a new card to print. The old password and link stop working, and every device is signed out.",
      ],
    },
  ],
}
