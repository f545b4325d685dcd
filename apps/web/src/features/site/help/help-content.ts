import { largestFile, maxFiles, toMegabytes } from "@hearthbook/api/rules/files"
import type { Question } from "../frame/questions.tsx"

/** An article. `keywords` are further words that parents search for. */
type HelpTopic = Question & { keywords?: string }

export type HelpArea = { title: string; topics: HelpTopic[] }

/** The help articles, by task. Add an article with each new screen. */
export const helpAreas: HelpArea[] = [
  {
    title: "Getting started",
    topics: [
      {
        question: "How do I set up my school?",
        answer: [
          "After you sign up, the dashboard shows three small steps: add your children, give each a login, and choose what each of them learns. Each step names the children it is still open for, with a button to continue.",
          "You can stop at any time. Your progress is saved.",
        ],
      },
      {
        question: "How do I add a child?",
        keywords: "student kid pupil",
        answer: [
          "Open Students and choose “Add Student”. Enter first and last name, date of birth and grade level. If you also enter a first subject, Hearthbook creates its curriculum for this year.",
          "Hearthbook gives each child a color and shows it next to their name everywhere. To change it, choose “Edit” in the menu of the child’s card, or on the child’s page.",
        ],
      },
      {
        question: "How do I see everything about one child?",
        keywords: "student page overview record year attendance",
        answer: [
          "Open Students and click the child’s name. The page shows how much of the school year is done, each course with its pace and grade, the attendance of the year, the newest grades, and the notes of the courses.",
        ],
      },
      {
        question: "How do I find something quickly?",
        keywords: "search keyboard shortcut palette",
        answer: [
          "Press Ctrl+K (Cmd+K on a Mac), or click Search at the top. Type a name or a few words: of a page, a child, a course, a lesson, an assignment, a resource or a help article. Enter opens the first one.",
          "It also does things, such as “Everyone present” or “Print today”. Press ? for a list of all keyboard shortcuts.",
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
          "A curriculum is one child’s course in one subject for one school year, such as Eli’s Math 4. Every assignment belongs to one.",
          "Open Curriculum and choose “Add Curriculum”. Pick the child, the subject, the school year and, if you like, the provider whose books you use.",
        ],
      },
      {
        question: "How do I see how far along a course is?",
        keywords: "transcript report card grades average gpa behind pace",
        answer: [
          "Each card on Curriculum shows its progress: how many of its assignments are graded. Use the switch at the top to see just one child.",
          "Progress shows all of a child’s subjects side by side: letter and percent, recent high scores, and how each subject went week by week.",
          "Hearthbook does not make transcripts or report cards yet. Progress can be printed as you see it.",
        ],
      },
      {
        question: "How do I plan a school year?",
        keywords: "calendar terms semester quarter 180 days",
        answer: [
          "Open Settings, then School. Choose the year, or “Add a year” for the next one. “Edit” sets its first and last day and the weekdays on which you have school; “Terms” splits it into semesters, trimesters or quarters.",
          "The calendar shows every school day, and the number at the top always says how many there are and how many have passed.",
        ],
      },
      {
        question: "How do I add days off?",
        keywords: "vacation break holiday trip calendar",
        answer: [
          "In Settings, School, click a day of the calendar, or drag over several, and give the days off a name. They can be for everyone or for one child. “Public holidays” suggests those of your country. On a weekend day, the same click adds an extra school day.",
          "Nothing is planned on a day off, and it does not count for attendance. If lessons are already planned on it, Hearthbook asks what to do with them.",
        ],
      },
      {
        question: "How do I add many lessons at once?",
        keywords: "import csv spreadsheet upload copy table of contents",
        answer: [
          "Open a course from Curriculum and choose “Add lessons”. Paste a table of contents, one title in each line, or write a pattern: “Lesson {1-36}” makes 36 lessons, and “Unit {1-6}, lesson {1-5}” makes 30. “Pages {1-180 by 5}” makes “Pages 1–5”, “Pages 6–10” and so on.",
          "Beside it you see on which days they fall and when the course ends. Lessons land on the days on which the course meets, never on a day off.",
        ],
      },
      {
        question: "How do I move lessons after a sick day?",
        keywords: "ill illness missed behind reschedule shift",
        answer: [
          "The dashboard says how many lessons are left over from before today. “Push back” moves them to today and everything after them makes room. “Catch up” does two a day until you are back on plan. “Do today” puts them on today, and “Skip” leaves them out. You see what would change before you confirm.",
          "To move only some, tick them on the course’s page. A pinned lesson, such as a test, stays on its day.",
        ],
      },
      {
        question: "What is a loop?",
        answer: [
          "In a loop, courses of one child take turns: each day the next one is done, and after a missed day you simply go on. It suits art, music and nature study, which need no fixed weekday.",
          "A single course can run the same way: choose “Next lesson each time” in its form. Its lessons have no days, so none is ever late.",
        ],
      },
      {
        question: "How do I plan a lesson?",
        answer: [
          "Open Lesson Planner. Choose the child and the curriculum, give the lesson a title and a date, attach what you need from the Resource Library, add its assignments, and save everything at once. Children never see your private notes.",
          "Drafts are saved on your device, one for each child, until you save the lesson. “Planned lessons” shows the week: check off a lesson when it is done, edit it, or copy it to the following week.",
        ],
      },
      {
        question: "Where do I keep links, videos and books?",
        answer: [
          "In Resources. A resource can have a subject and a provider, and is offered when you plan a lesson in that subject. Providers lists the publishers and courses you teach from.",
        ],
      },
    ],
  },
  {
    title: "The week",
    topics: [
      {
        question: "How do I see and print everyone’s week?",
        keywords: "plan sheet paper checklist",
        answer: [
          "Open Week. It has a row for each child and a column for each day. Tick what is done, drag a lesson to another day, or open it with a click.",
          "To print, choose “Print” on Week or on the dashboard. You get the day of all children on one page, or a page for each child with the day or the week. There is a box for each lesson and each piece of work, ticked or empty, and room for notes.",
        ],
      },
      {
        question: "How do I make a timetable?",
        keywords: "calendar class weekly schedule",
        answer: [
          "Open Schedule and click where the class belongs, or choose “New Entry”. Pick the child, the subject, the day and the times. The class then repeats every week. For something that happens once, switch to a one-time event at the top of the form.",
          "Drag a class to move it, or drag its lower edge to make it longer. On a phone, hold a free hour to add something there, and tap an entry to edit it. Hearthbook warns you if it overlaps another entry of the same child, and you can save it anyway.",
        ],
      },
      {
        question: "What happens to past weeks when I move a class?",
        answer: [
          "Nothing. Moving, editing or deleting a class affects the week you are looking at and those after it; earlier weeks stay as they were. In the form you can choose “All weeks” instead.",
        ],
      },
      {
        question: "How do I keep attendance?",
        keywords: "sick absent present",
        answer: [
          "On the dashboard, press “Everyone present”, or “Present” next to a child. The arrow beside it has the other marks. Press a mark again to clear it. Attendance shows the whole week. With a keyboard, move with the arrows and press P, A, L or E.",
          "“Copy from Yesterday” gives everyone the marks of the last school day. You can undo each of these.",
        ],
      },
      {
        question: "How is the attendance rate counted?",
        keywords: "hours minutes time log",
        answer: [
          "Present and late count as attended. A week’s rate covers each child’s school days of that week up to today, without days off, so an unmarked school day lowers it. Until the first mark there is a dash. Marks on other days are not counted. On the dashboard and on a child’s card, the rate covers the days marked in this academic year.",
          "Attendance counts days, not hours. Week shows how long the classes and lessons of each day take.",
        ],
      },
      {
        question: "How do I hand in my attendance records?",
        keywords: "print csv portfolio report state",
        answer: [
          "On Attendance, go to the week you need. “Print” makes a sheet with names and dates; “Export” makes a file that any spreadsheet can open.",
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
          "The quickest way is the line on the dashboard and above the assignments: type a title and press Enter. The assignment goes to the child and curriculum you used last, due on the next school day.",
          "For everything else, choose “New Assignment” on Assignments. Pick the child and the curriculum, enter a title, a due date and the points it is worth, and save.",
          "The dashboard shows it when it is due, and it becomes overdue the day after. Work that is handed in after that day shows as Submitted, with ‘late’ beside it, and waits for a grade.",
        ],
      },
      {
        question: "How do I mark work as started or handed in?",
        answer: [
          "Click the status on the assignment’s card and choose the new one: Assigned, In Progress, Submitted or Graded.",
          "“Submit Work” hands it in with a link, a written answer, photos or documents. Work on paper needs none of these.",
        ],
      },
      {
        question: "How do I grade work?",
        answer: [
          "Submitted work appears on the dashboard and on Assignments, with a field for the score and one for feedback. Fill them in and press Enter, and the next one is ready. The percentage and the letter appear as you type.",
          "You can change or remove a grade later in the assignment’s menu.",
        ],
      },
      {
        question: "Why doesn’t ungraded work count?",
        answer: [
          "An average is the points earned out of the points possible, for graded work only. It shows how a child is doing, not how much is still to come.",
        ],
      },
      {
        question: "How do I delete something, and can I get it back?",
        answer: [
          "Choose Delete in its menu. Hearthbook first lists what will be deleted with it. Deleting a child also deletes their courses, work and grades.",
          "You can undo the deletion of a child, a subject or a curriculum for 30 days, at once with the button in the message, later under Settings, Family, History. Everything that belonged to it comes back. Deleting anything else is permanent. If you only want something out of the way, use the filters to hide it.",
          "Changes of many things at once can be undone in the same way: lessons that were added or moved, days off, a new order, and attendance marks set together. If something was changed since, Hearthbook says what, and can undo the rest.",
          "You can undo status changes, quick additions and grades for ten seconds, with the button in the message or with Ctrl+Z (Cmd+Z on a Mac). Everything is then exactly as before.",
        ],
      },
    ],
  },
  {
    title: "Settings and your data",
    topics: [
      {
        question: "How do I choose my notifications?",
        answer: [
          "Settings, then Notifications, has a switch for each kind: work handed in, grades, absences, and a report each Monday morning. Each switch covers both the bell and emails. Emails start once your address is confirmed. “Push messages about assignments” shows handed-in work on this device even while Hearthbook is closed. They stop when you log out on the device, and start again when you sign in.",
          "Each email has a link at the end to unsubscribe from its kind, without signing in.",
        ],
      },
      {
        question: "How do I change how dates look, or switch to dark?",
        answer: ["Settings, then Preferences. Changes apply at once, on every device you sign in from."],
      },
      {
        question: "Where do I set our time zone, school days and school year?",
        answer: [
          "The time zone is in Settings, then Family, under “Your school”. It sets when a day begins. School days and the school year are in Settings, then School. Only school days count for attendance.",
        ],
      },
      {
        question: "How do I download or restore our data?",
        keywords: "export import backup csv",
        answer: [
          "Settings, then Family, under “Your family’s data”: “Download Everything” makes one zip file. “Restore from a File” restores it into an empty family, all or nothing. Logins are not included.",
        ],
      },
      {
        question: "How do I delete my account?",
        keywords: "cancel leave",
        answer: [
          "At the end of Settings, then Profile. You will see what will be deleted before you enter your password. If there is another parent, only your account is deleted. If you are the last parent, the family is deleted too. You can use the email address again afterwards.",
        ],
      },
    ],
  },
  {
    title: "Family and logins",
    topics: [
      {
        question: "How do my children share one tablet?",
        keywords: "family tablet ipad pin kiosk kindergarten faces switch",
        answer: [
          "Open Settings, then “Family tablet”, and give each child a PIN of four digits. Then sign in on the tablet, open the same page there and choose “Start the family tablet”. It signs you out and shows your children’s faces: a child taps its face and types its PIN, and “Switch” leads back.",
          "A PIN works on that tablet only. After five wrong tries the face is locked until you open it, in Settings or on the tablet with your password. If the tablet is lost, choose “Revoke”: it then shows no names at all. To use it as a parent again, tap “For parents”.",
        ],
      },
      {
        question: "Can I keep a child from seeing its grades?",
        keywords: "hide grades percent letters stress",
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
        question: "How does a child hand work in?",
        answer: [
          `The first page after signing in shows the next piece of work large. The child writes an answer there, takes photos of the page, or adds a PDF, Word or OpenDocument file, and presses “Submit Work”. Each piece of work can have up to ${maxFiles} files of ${toMegabytes(largestFile)}. Photos are made smaller before they are sent, and only the picture itself is stored. If the connection is lost, a large file continues where it stopped.`,
          `Old Word files (.doc), documents with macros, films and sound cannot be handed in. Save a document as .docx or PDF. A PDF with a password is taken, but it may not open for you.`,
          "A child with a Google account can connect Google Drive in Settings and pick a file there, if this installation has it set up.",
          "You see the submission next to the form for the grade. Until it is graded, the child can unsubmit it.",
        ],
      },
      {
        question: "What do the bell’s notifications tell me?",
        answer: [
          "They tell you when a child hands in work, an absence is recorded, a child gets a login, another adult gives a grade, or someone accepts your invitation. Children are notified of new work and grades. Anything you undo within half a minute is never announced.",
        ],
      },
      {
        question: "A child forgot the password. What now?",
        answer: [
          "“Forgot password?” does not work for a child, because their address is not a mailbox. Open Students and choose “New password” in the menu of the child’s card to get a new card to print. The old password and link stop working, and every device is signed out.",
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
          "On the sign-in page, choose “Forgot password?” and enter your email address. Open the link in the email and choose a new password. Check your spam folder if nothing arrives within a few minutes.",
        ],
      },
      {
        question: "It says there were too many login attempts.",
        answer: [
          "After 5 wrong passwords, Hearthbook waits, to keep strangers out. Try again in 15 minutes, or reset your password in the meantime.",
        ],
      },
      {
        question: "Why was I signed out?",
        answer: [
          "Without “Remember me”, you are signed out when you close the tab, and after an hour without activity. With it, you stay signed in on this device for 30 days.",
          "Leave it off on a computer you share.",
        ],
      },
      {
        question: "I think someone else is in my account.",
        answer: [
          "Open Settings, then Security & Password. You see every device that is signed in. Choose “Log out everywhere”, then change your password.",
        ],
      },
    ],
  },
]
