import type { HelpArea } from "../help-topic.ts"

export const gettingStarted: HelpArea = {
  title: "Getting started",
  topics: [
    {
      question: "How do I set up my school?",
      keywords: "start begin welcome first week year new family sample demo holidays together",
      answer: [
        "After you sign up, Hearthbook asks three questions. Later, choose “Set up my school” on the dashboard.",
        "Who is at home? Type each child’s first name and birthday. The grade follows from the birthday, and you can change it. A child who is too young for school is left out.",
        "What does each child learn? The subjects that are usual for the grade are ticked. Tap to add one or take it away, type any other, and open “5×” to change how often it meets. Under “Learned together?” tick what siblings share.",
        "When do you learn? Choose the school days, the start, the length of a class and the break. Your whole week is shown at once. Drag a class to another day or time, or use its menu; on a phone, tap a day first. “Change” opens the year and its public holidays.",
        "“Set up my school” then makes the year, the subjects, the courses and the weekly classes. Afterwards you can print the first day, add lessons and invite the other parent. “Undo” takes it all back.",
        "You can stop at any step with “Finish later”, and go on there on any device. To see a full school first, choose “Look at a sample family”. It never changes your own, and “Back to your family” leads back.",
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
        "Open Subjects and choose “Add Subject”. Give it a name, a grade level, a color and an icon. The color and icon are suggested as you type the name. A subject for “All grades” can be used for all children.",
      ],
    },
  ],
}
