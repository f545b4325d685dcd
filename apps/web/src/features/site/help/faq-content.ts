import type { Question } from "../frame/questions.tsx"

/** What parents ask before they sign up; those most asked stand on the landing page too. */
export const questions: (Question & { onLanding?: true })[] = [
  {
    question: "How long does it take to begin?",
    answer: [
      "Less than 15 minutes. You add a child, a subject, a curriculum and a first assignment, and the dashboard shows the rest. You can stop after any step and go on tomorrow.",
    ],
    onLanding: true,
  },
  {
    question: "What happens when the 14 days are over?",
    answer: [
      "Nothing by itself: you gave no credit card, so nothing can be charged. We write to you before the trial ends, and you decide.",
      "If Hearthbook is not for you, tell us and we delete what you entered.",
    ],
    onLanding: true,
  },
  {
    question: "Can I look around before I enter anything about my children?",
    answer: [
      "Yes. “Try the demo” opens a family of your own to play with: three invented children with a year of work behind them. Nobody else sees what you change in it, and it is removed after a day.",
    ],
    onLanding: true,
  },
  {
    question: "My children are in very different grades. Does that work?",
    answer: [
      "That is what Hearthbook is for. Each child has their own courses and work, from kindergarten to 12th grade, and a switch at the top of each page shows one child or all of them.",
    ],
    onLanding: true,
  },
  {
    question: "Who can see my children’s records?",
    answer: [
      "The adults of your family, and nobody else. A child with a log-in sees their own work. Every family’s records are kept apart in the database itself, not only on the screen.",
      "The person who runs the server could open its database, as with any service; the privacy page says what they may do with it.",
    ],
    onLanding: true,
  },
  {
    question: "Do my children need an email address?",
    answer: [
      "No. A child’s log-in has a user name that looks like an email address, and nothing is ever mailed to it. If a child forgets the password, you give them a new one.",
    ],
  },
  {
    question: "Can my husband, my wife or a tutor use it too?",
    answer: [
      "Yes. Invite them by email from Settings, as a second parent or as a teacher. A teacher keeps records as you do, but cannot invite others or delete the family.",
    ],
  },
  {
    question: "Which curricula does it know?",
    answer: [
      "All of them, because you name them. Hearthbook keeps track of the books and courses you have chosen; it does not sell any, and it does not tell you what to teach.",
    ],
  },
  {
    question: "Does it work on a phone or a tablet?",
    answer: [
      "Yes, in the browser, with nothing to install. Every page is made for a small screen as well as a large one.",
    ],
  },
  {
    question: "How are grades worked out?",
    answer: [
      "You enter points. The percentage is points earned out of points possible, and the letter follows from the exact percentage. Work that is not graded yet counts nowhere, so an average is never pulled down by what is still to come.",
    ],
  },
  {
    question: "Can I get my records out again?",
    answer: [
      "Yes. They are yours. Settings, then Family, downloads everything as one zip file: tables that any spreadsheet opens, the files that were handed in, and a copy that can be restored into a new family here.",
    ],
  },
]
