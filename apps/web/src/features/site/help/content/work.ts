import type { HelpArea } from "../help-topic.ts"

export const work: HelpArea = {
  title: "Work and grades",
  topics: [
    {
      question: "How do I give a child work?",
      answer: [
        "The quickest way is the line on the dashboard and above the assignments: type a title and press Enter. The assignment goes to the child and curriculum you used last, due on the next school day.",
        "For everything else, choose “New Assignment” on Assignments. Pick the child and the curriculum, enter a title, a due date and the points it is worth, and save.",
        "The dashboard shows it when it is due, and it becomes overdue the day after. Work that is turned in after that day shows as Turned in, with ‘late’ beside it, and waits for a grade.",
      ],
    },
    {
      question: "How do I give several children the same?",
      keywords: "siblings together all children twins copy same assignment lesson class event",
      answer: [
        "Fill in the form of an assignment, a lesson or a class for one child, and tick the others under “Also for”. Each child gets it in the course of the same subject. If a child has no such course, the form says so, and that child gets nothing.",
        "One “Undo” takes all of them back. What siblings do together can be ticked for all at once on Week.",
      ],
    },
    {
      question: "How do I mark work as started or turned in?",
      answer: [
        "Click the status on the assignment’s card and choose the new one: Assigned, In progress, Turned in or Graded.",
        "“Turn in” takes it with a link, a written answer, photos or documents. Work on paper needs none of these.",
      ],
    },
    {
      question: "How do I grade work?",
      answer: [
        "Work that is turned in appears on the dashboard and on Assignments, with a field for the score and one for feedback. Fill them in and press Enter, and the next one is ready. The percentage and the letter appear as you type.",
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
      question: "Can tests count more than homework?",
      keywords: "weights weighted grading scale drop lowest extra credit pass fail letters credits",
      answer: [
        "Yes. Open the course, choose “Grading” and then “Change” beside “How it is graded”. By weights, each type of work counts by its weight, and you can drop the lowest grades of a type. The course can have a scale of its own there, too, such as pass/fail or comments only.",
        "The scale of all other courses is set under Settings, School, where you can also make your own. Tick “Extra credit” in an assignment’s form if its points come on top.",
        "A click on a grade shows how it came about.",
      ],
    },
    {
      question: "How do I delete something, and can I get it back?",
      answer: [
        "Choose Delete in its menu. Hearthbook first lists what will be deleted with it. Deleting a child also deletes their courses, work and grades.",
        "You can undo the deletion of a child, a subject or a curriculum for 30 days, at once with the button in the message, later under Settings, Family, History. Everything that belonged to it comes back. Deleting anything else is permanent. If you only want something out of the way, use the filters to hide it.",
        "Changes of many things at once can be undone in the same way: lessons that were added or moved, days off, a new order, and attendance marks set together. If something was changed since, Hearthbook says what, and can undo the rest.",
        "You can undo status changes, quick additions and grades with the button in the message, which stays open while you point at it, or with Ctrl+Z (Cmd+Z on a Mac) for ten seconds longer. Everything is then exactly as before.",
      ],
    },
    {
      question: "How is a course’s grade worked out?",
      keywords: "weights weighted tests homework percent drop lowest extra credit scale letters pass fail",
      answer: [
        "By points: all points earned out of all points possible. On the course’s page, under “Grading”, you can give tests, homework and other types of work a weight, drop the lowest grades of a type, and choose another scale. Work can be extra credit, too.",
        "Press a grade to see how it came about. Your own scales, and the one for all courses, are under Settings, School.",
      ],
    },
    {
      question: "How do I make a report card?",
      keywords: "reportcard report cards term semester quarter comments effort grades",
      answer: [
        "Open Documents. It shows the report cards of the term in progress; choose a child, another term or the whole year above it. Print, or download the PDF.",
        "With one child chosen, you can write a comment and a word for effort, or give another grade than the one by the work, with your reason. “Make final” keeps a result as it is when more work is graded.",
      ],
    },
    {
      question: "How do I make a transcript?",
      keywords: "gpa diploma high school college credits honors ap dual enrollment official counselor common app",
      answer: [
        "Open the child’s page and press “Transcript”. It lists the courses of grades 9 to 12 with credits and GPA, and says what is still missing. Credits and levels are set on each course, under “Grading”; add what was taken elsewhere below the transcript.",
        "“Make official” keeps it as it is and adds your statement and a line for your signature. You can then pass on a link, which opens only this transcript until the day you choose.",
        "Course descriptions, a reading list, a school profile and a diploma are on Documents.",
      ],
    },
  ],
}
