import type { HelpArea } from "../help-topic.ts"

export const planning: HelpArea = {
  title: "Planning",
  topics: [
    {
      question: "What is a curriculum, and how do I plan one?",
      answer: [
        "A curriculum is one child’s course in one subject for one school year, such as Eli’s Math 4. Every assignment belongs to one.",
        "Open Curriculum and choose “Add Curriculum”. Pick the child, the subject, the school year and, if you like, the provider whose books you use.",
        "A subject, provider or curriculum that does not exist yet is created in the field itself: type its name, such as Latin, and choose “Create “Latin””. You stay in the form.",
      ],
    },
    {
      question: "How do I see how far along a course is?",
      keywords: "grades average behind pace",
      answer: [
        "Each card on Curriculum shows its progress: how many of its assignments are graded. Use the switch at the top to see just one child.",
        "Progress shows all of a child’s subjects side by side: letter and percent, recent high scores, and how each subject went week by week.",
      ],
    },
    {
      question: "How do I see all courses at once?",
      keywords: "curriculum table list pace ahead behind compare cards",
      answer: [
        "Curriculum shows a table for each child, with a row for each course: whether it is on track and when it will be done, how much of its work is graded, its grade, and its next lesson. Click the name of a course to plan it; the menu at the end of the row edits or copies it.",
        "“Cards” at the top shows each course as a card. On a phone, each child’s first courses are shown, and “Show all” has the rest.",
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
      question: "How do I bring in what I have in a spreadsheet?",
      keywords: "import csv excel xlsx google sheets paste table upload grades attendance",
      answer: [
        "Press Control+K (Command+K on a Mac), type “import” and press Enter. Choose what the table has: students, subjects, lessons, assignments with grades, attendance, time or books. Then copy the cells in your spreadsheet, with the headings, and paste them; or drop a CSV or XLSX file.",
        "You see each row first: new, changed, the same as here, or wrong, with the cell and the reason. Wrong rows can be left out and downloaded. Nothing is saved before you press “Import”, and “Undo” takes everything back.",
      ],
    },
    {
      question: "How do I bring in a calendar?",
      keywords: "import ics ical calendar file co-op google apple outlook public holidays events",
      answer: [
        "Export the calendar as an .ics file: Google, Apple and Outlook calendars do, and co-ops often send one. Press Control+K (Command+K on a Mac), type “import”, press Enter and choose “Calendar”. Then drop the file or choose it.",
        "You see its events from the last 60 days to 400 days ahead, and untick what you do not want. If the calendar changes, import the file again: nothing is added twice. “Undo” takes everything back.",
      ],
    },
    {
      question: "Can I start from a ready-made list of lessons?",
      keywords: "outline template table of contents curriculum plan year common core openstax",
      answer: [
        "Yes. Open a course from Curriculum, choose “Add lessons”, and pick one under “Use an outline”: a year of lessons in math, reading, science or history, from kindergarten to grade 12. Those for your child’s grade come first; type to search the others.",
        "The titles appear as lines, which you can change, leave out or add to before you save. They are our own words. Below the outline you see which open book or public standard it follows.",
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
}
