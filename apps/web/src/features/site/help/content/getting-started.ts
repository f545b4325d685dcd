import type { HelpArea } from "../help-topic.ts"

export const gettingStarted: HelpArea = {
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
        "Open Subjects and choose “Add Subject”. Give it a name, a grade level, a color and an icon. The color and icon are suggested as you type the name. A subject for “All grades” can be used for all children.",
      ],
    },
  ],
}
