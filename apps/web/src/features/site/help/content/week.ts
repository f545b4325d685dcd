import type { HelpArea } from "../help-topic.ts"

export const week: HelpArea = {
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
      question: "How do I add several things in one go?",
      keywords: "quick add type lines fast shortcut bulk list paste",
      answer: [
        "Choose “Quick add” on Week or on the dashboard, or press Q. Write one thing in each line, with the child, the subject and the day in a few words: “Ben math p. 42-43 fri”. The rest of the line is the title. A line without a child or a subject takes those of the line above.",
        "Below you see what each line becomes before you save it. “due” or “by” before the day makes an assignment of it, for example “Ada science moon poster by dec 4”.",
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
      question: "How do I cancel or move one class?",
      keywords: "skip class once only one day sick teacher change canceled cancelled exception",
      answer: [
        "Open the class in Schedule and change or delete it. Hearthbook asks for how long: only on that day, from that day on, or always. “Only on” that day is the first choice, and all other weeks stay as they are.",
        "A class that is canceled on a day is not shown on that day, and no lesson is planned there. “Undo” in the message brings it back.",
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
      answer: [
        "Present and late count as attended. A week’s rate covers each child’s school days of that week up to today, without days off, so an unmarked school day lowers it. Until the first mark there is a dash. Marks on other days are not counted. On the dashboard and on a child’s card, the rate covers the days marked in this academic year.",
      ],
    },
    {
      question: "Can I count hours?",
      keywords: "minutes time log state field trip half day",
      answer: [
        "Yes, and mostly by itself. A lesson with minutes counts when you tick it, and so does a class. When the day’s classes are over, the dashboard offers “Log today’s classes”; in Settings, School, you can have that done by itself or never.",
        "For anything else choose “Quick Add”, “Time” on the dashboard, or press T: “45 min” or “1h 30”, for several children and subjects at once, at home or away. Several subjects share the minutes.",
        "A child can write down what it did with “I also did…” on its own page. It counts once you accept it on the dashboard. If you count hours by the day, open the menu of a mark and choose “Hours of the day…”. The same menu has “Half day”.",
      ],
    },
    {
      question: "How do I meet my state’s requirements?",
      keywords:
        "law legal compliance portfolio log summary days hours notice of intent quarterly report filing due evaluation lock year",
      answer: [
        "Open Records and choose your state, for one child or for all. Hearthbook then shows how many days and hours are done and how many you need each week, and lists the filings with their due dates. When your school year or days off change, those dates follow, except the ones you typed. The footer’s “State requirements” has every state we know, with sources. This is not legal advice.",
        "Open a filing to see what it must contain, filled in from your records. Edit it, print it, attach a file, and tick it when it is sent. The days that a report is about stay as you saved them; “Fill in again” reads your records anew. A week before it is due, you get a reminder. You can edit every number, or use your own if your state is not listed.",
        "A log with its reading list, a portfolio list and a summary of the log are made with “+” beside Filings, filled in from your records, and edited like any other report.",
        "When the year is over, lock it at the end of Records. After that, its records can only be changed with a reason.",
      ],
    },
    {
      question: "How do I hand in my attendance records?",
      keywords: "print csv portfolio report state",
      answer: [
        "Open Records and choose the child. “Print” and the month’s name makes the register of the month; the arrow beside it has the year, the hours, and the lessons with a reading list. “Download” makes files that any spreadsheet can open.",
        "For one week of all children, go to that week on Attendance and choose “Print”, or “Download” and “This week as a table (CSV)”.",
      ],
    },
  ],
}
