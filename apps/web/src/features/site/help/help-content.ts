import type { Question } from "../frame/questions.tsx"

export type HelpArea = { title: string; topics: Question[] }

/** How things are done, by what one wants to do. A new screen brings its topic here. */
export const helpAreas: HelpArea[] = [
  {
    title: "Getting started",
    topics: [
      {
        question: "How do I set up my school?",
        answer: [
          "After signing up, the dashboard shows three small steps: add your children, give each a log-in, and choose what each of them learns. Every step names the children it is still open for, and leads right there.",
          "You can stop after any step. What is done stays done, and the rest waits for you.",
        ],
      },
      {
        question: "How do I add a child?",
        answer: [
          "Open Students and choose “Add Student”. Enter first and last name, date of birth and grade level. If you name a first subject too, its curriculum of this year is made at once.",
          "Hearthbook gives each child a color, and shows it beside their name everywhere. To change it, click the child’s name and choose another.",
        ],
      },
      {
        question: "How do I add a subject?",
        answer: [
          "Open Subjects and choose “Add Subject”. Give it a name, a grade level, a color and an icon. A subject can be used for several children.",
        ],
      },
    ],
  },
  {
    title: "Planning",
    topics: [
      {
        question: "What is a curriculum, and how do I plan one?",
        answer: [
          "A curriculum is what one child learns in one subject in one school year, such as Eli’s Math 4. All assignments belong to one.",
          "Open Curriculum and choose “Add Curriculum”. Pick the child, the subject and the school year, and, if you like, the provider whose books you use.",
        ],
      },
      {
        question: "How do I see how far along a course is?",
        answer: [
          "Each card on Curriculum shows its progress: how many of its assignments are graded. Use the switch at the top to see one child only.",
          "Progress shows all of a child’s subjects side by side, with letter and percent, the recent high scores, and how each subject went week by week.",
        ],
      },
      {
        question: "How do I plan a lesson?",
        answer: [
          "Open Lesson Planner. Choose the child and the curriculum, give the lesson a title and a day, attach what you need from the Resource Library, add the assignments that belong to it, and save it all at once. Your private notes are never shown to a child.",
          "What you have begun is kept on your device, for each child apart, until you save it. “Planned lessons” shows the week: tick a lesson when it is done, change it, or duplicate it to the week after.",
        ],
      },
      {
        question: "Where do I keep links, videos and books?",
        answer: [
          "In Resources. Each can belong to a subject and a provider, and is then offered when you plan a lesson of that subject. Providers holds the publishers and courses you teach from.",
        ],
      },
    ],
  },
  {
    title: "The week",
    topics: [
      {
        question: "How do I make a timetable?",
        answer: [
          "Open Schedule and click where the class belongs, or choose “New Entry”. Pick the child, the subject, the day and the times; it is there every week from then on. Something that happens once is a one-time event: switch to it at the top of the same form.",
          "Drag a class to move it, or pull its lower edge to make it longer. On a phone, hold a free hour to add something there, and tap an entry to change it. If it meets something else of the same child you are told, and may keep it.",
        ],
      },
      {
        question: "What happens to past weeks when I move a class?",
        answer: [
          "Nothing. A class that is moved, changed or removed changes from the week you are looking at on; what was before stays as it was. In the form you can choose “All weeks” instead.",
        ],
      },
      {
        question: "How do I keep attendance?",
        answer: [
          "On the dashboard press “Everyone present”, or a mark beside each child. Press the same mark again to clear it. Attendance shows the whole week: with the keyboard, move with the arrows and press P, A, L or E.",
          "“Copy from Yesterday” marks everyone as on the last school day. Each of these has an Undo.",
        ],
      },
      {
        question: "How is the attendance rate counted?",
        answer: [
          "Present and late count as attended. A week’s rate is of all children and all school days of that week up to today, so an unmarked school day lowers it; marks on other days count nowhere. On the dashboard and on a child’s card the rate is of the days that are marked, this academic year.",
        ],
      },
      {
        question: "How do I hand in my attendance records?",
        answer: [
          "On Attendance go to the week you need. “Print” makes a sheet with names and dates, “Export” a file that any spreadsheet opens.",
        ],
      },
    ],
  },
  {
    title: "Work and grades",
    topics: [
      {
        question: "How do I give a child work?",
        answer: [
          "The quickest way is the line on the dashboard and above the assignments: type a title and press Enter. It goes to the child and curriculum you used last, due on the next school day.",
          "For everything else choose “New Assignment” on Assignments. Pick the child and the curriculum, give it a title, a due date and the points it is worth, and save.",
          "It then shows on the dashboard when it is due, and turns overdue by itself the day after.",
        ],
      },
      {
        question: "How do I mark work as begun or handed in?",
        answer: [
          "Click the status on the assignment’s card and choose the new one: Assigned, In Progress, Submitted or Graded.",
          "“Submit Work” hands it in with a link, a written answer, photos or PDFs. Work on paper needs none of them.",
        ],
      },
      {
        question: "How do I grade work?",
        answer: [
          "What is submitted waits on the dashboard and on Assignments, with a field for the score and one for feedback: fill them in and press Enter, and the next one is ready. The percentage and the letter appear as you type.",
          "You can change a grade later, or take it back, in the menu of the assignment.",
        ],
      },
      {
        question: "Why does work that is not graded not count?",
        answer: [
          "An average is what was earned out of what was possible, over graded work only. So it tells how a child does, and not how much is still to come.",
        ],
      },
      {
        question: "How do I delete something, and can I get it back?",
        answer: [
          "Choose Delete in its menu. Hearthbook first says what goes with it, in numbers: a child takes its courses, work and grades along.",
          "What is deleted is gone. If you only want it out of the way, leave it and filter it out instead.",
          "Changes of a status, quick additions and grades can be undone for ten seconds, by the button in their message or with Ctrl and Z (Cmd and Z on a Mac). Everything is then exactly as it was.",
        ],
      },
    ],
  },
  {
    title: "Settings and your data",
    topics: [
      {
        question: "How do I choose what I am told, and how?",
        answer: [
          "Settings, then Notifications, has a switch for each kind: work that is handed in, grades, absences, and a report each Monday morning. A switch counts for the bell and for mail alike; mails come once your address is confirmed. “Push messages about assignments” brings handed-in work to the screen of that device while Hearthbook is closed. They end when you log out there, and come back when you sign in again.",
          "Each mail has a link at its end that stops its kind, without signing in.",
        ],
      },
      {
        question: "How do I change how dates look, or switch to dark?",
        answer: ["Settings, then Preferences. It counts at once, everywhere, and on every device you sign in from."],
      },
      {
        question: "Where do I set our time zone, school days and school year?",
        answer: [
          "Settings, then Family, under “Your school”. The time zone decides when a day begins; only school days count for attendance.",
        ],
      },
      {
        question: "How do I take our data along, or bring it back?",
        answer: [
          "Settings, then Family, under “Your family’s data”: “Download Everything” makes one zip file. “Restore from a File” brings such a file back into a family that is still empty, all of it or nothing. Logins are not in it; people keep their own.",
        ],
      },
      {
        question: "How do I delete my account?",
        answer: [
          "At the end of Settings, then Profile. You see what goes before you give your password. Beside another parent only you go; the last parent takes the family along. The email address is free again afterwards.",
        ],
      },
    ],
  },
  {
    title: "Family and log-ins",
    topics: [
      {
        question: "How do I invite a second parent or a teacher?",
        answer: [
          "Confirm your own email address first, by the link in our mail. Then open Settings, then Family, and enter their email address and whether they join as a parent or a teacher. They receive a link that is good for 7 days.",
          "A teacher keeps records as you do, but cannot invite others, and cannot delete the family.",
        ],
      },
      {
        question: "How does a child sign in?",
        answer: [
          "With a log-in of their own, on the same sign-in page as you: a user name such as emma@hearthbook.app and a password. You make it on the child’s card in Students, with “Create Login”. It is no mailbox; nothing is ever sent to it.",
          "What you get then can be printed as a card, with a code that a tablet’s camera reads: it opens Hearthbook without typing, once and within 7 days. The child then makes a password of their own, and the card opens nothing any more.",
          "A child sees their own work and cannot open your pages.",
        ],
      },
      {
        question: "How does a child hand work in?",
        answer: [
          "On the first page after signing in, the next piece of work is the biggest thing. A child writes an answer there, takes photos of the page, or adds a PDF, and presses “Submit Work”. Up to 5 files of 4 MB are taken for one piece of work; photos are made smaller before they are sent, and nothing but the picture is kept of them.",
          "A child who has a Google account can connect Google Drive in Settings and pick a file there, where whoever runs this installation has set that up.",
          "You see what was handed in beside the form for the grade. Until it is graded, the child can take it back.",
        ],
      },
      {
        question: "What do the bell’s notifications tell me?",
        answer: [
          "That a child handed work in, that an absence was recorded, that a child got a log-in, that another adult gave a grade, or that somebody accepted your invitation. A child is told of new work and of grades. What you undo within half a minute is never announced.",
        ],
      },
      {
        question: "A child forgot the password. What now?",
        answer: [
          "“Forgot password?” cannot help a child, because their address is no mailbox. Open Students and choose “New password” in the menu of the child’s card: you get a new card to print. The old password, the old link and every device that is signed in end with it.",
        ],
      },
    ],
  },
  {
    title: "Trouble signing in",
    topics: [
      {
        question: "I forgot my password.",
        answer: [
          "On the sign-in page choose “Forgot password?” and enter your email address. Open the link in the mail and choose a new password. Look into the spam folder if no mail comes within a few minutes.",
        ],
      },
      {
        question: "It says there were too many login attempts.",
        answer: [
          "After 5 wrong passwords Hearthbook waits, to keep strangers out. Wait a quarter of an hour and try again, or reset your password in the meantime.",
        ],
      },
      {
        question: "Why was I signed out?",
        answer: [
          "Without “Remember me”, a session ends when you close the tab, and after an hour in which you did nothing. With it, you stay signed in on this device for 30 days.",
          "On a computer that you share, leave it off.",
        ],
      },
      {
        question: "I think somebody else is in my account.",
        answer: [
          "Open Settings, then Security & Password. You see every device that is signed in. Choose “Log out everywhere”, then change your password.",
        ],
      },
    ],
  },
]
