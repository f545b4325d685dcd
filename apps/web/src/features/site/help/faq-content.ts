import type { Question } from "../frame/questions.tsx"

/** Questions before signing up. The most frequent ones are on the landing page, too. */
export const questions: (Question & { onLanding?: true })[] = [
  {
    question: "How long does it take to get started?",
    answer: [
      "Less than 15 minutes. You answer three questions: who is at home, what each child learns, and when. Then your year and your whole week are there. You can stop after any question and continue tomorrow.",
    ],
    onLanding: true,
  },
  {
    question: "What happens when the 14 days are over?",
    answer: [
      "Nothing happens automatically: you gave no credit card, so nothing can be charged. We write to you before the trial ends, and you decide.",
      "If Hearthbook is not for you, tell us and we will delete what you entered.",
    ],
    onLanding: true,
  },
  {
    question: "Can I look around before I enter anything about my children?",
    answer: [
      "Yes. “Try the demo” opens your own family to play with: three invented children with a year of work. No one else sees your changes, and it is deleted after a day.",
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
      "Only the adults of your family. A child with a login sees their own work. Every family’s records are kept apart in the database itself, not only on the screen.",
      "The person who runs the server could open its database, as with any service; the privacy page says what they may do with it.",
    ],
    onLanding: true,
  },
  {
    question: "Do my children need an email address?",
    answer: [
      "No. A child’s login has a user name that looks like an email address, and nothing is ever sent to it. If a child forgets the password, you give them a new one.",
    ],
  },
  {
    question: "Can my husband, my wife or a tutor use it too?",
    answer: [
      "Yes. Invite them by email from Settings, as a second parent or as a teacher. A teacher can keep records like you, but cannot invite others or delete the family.",
    ],
  },
  {
    question: "Which curricula does it support?",
    answer: [
      "All of them, because you name them. Hearthbook keeps track of the books and courses you have chosen. It does not sell any, and it does not tell you what to teach.",
    ],
  },
  {
    question: "Does it work on a phone or a tablet?",
    answer: [
      "Yes, in the browser. Every page is made for small and large screens. If you like, your browser can add it to the home screen, and it opens like an app.",
    ],
  },
  {
    question: "Does it work without internet?",
    answer: [
      "The pages of every day do: the dashboard, the week, attendance, the schedule and your child’s own day. They show what they knew last, and say from when it is. You can mark attendance, tick lessons and change the status of work, and your child can write an answer. All of it waits on the device and is sent when you are back online.",
      "It needs one visit with internet first. Photos and documents need the internet. When you sign out, nothing of your family stays on the device.",
    ],
  },
  {
    question: "How are grades calculated?",
    answer: [
      "You enter points. The percentage is points earned out of points possible, and the letter follows from the exact percentage. Ungraded work does not count, so upcoming work never lowers an average. Any course can instead count by weights, such as tests more than homework, and have a grading scale of its own.",
    ],
  },
  {
    question: "Can I get my records out?",
    answer: [
      "Yes. They are yours. In Settings, then Family, you can download everything as one zip file: tables that any spreadsheet can open, the files that were turned in, and a copy that can be restored into a new family here.",
    ],
  },
]
