import type { HelpArea } from "../help-topic.ts"

export const settings: HelpArea = {
  title: "Settings and your data",
  topics: [
    {
      question: "How do I choose my notifications?",
      answer: [
        "Settings, then Notifications, has a switch for each kind: work turned in, grades, absences, and a report each Monday morning. Each switch covers both the bell and emails. Emails start once your address is confirmed. “Push messages about assignments” shows work that is turned in on this device even while Hearthbook is closed. They stop when you log out on the device, and start again when you sign in.",
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
      question: "How do I see our week in my phone’s calendar?",
      keywords: "calendar ics google calendar outlook subscribe apple iphone feed webcal",
      answer: [
        "Choose “Subscribe” on the schedule, or open Settings, then Integrations. Choose the whole family or one child, what to show, and your calendar: Apple, Google or Outlook. Hearthbook’s classes, lessons, due work and days off then stand beside your own appointments. They follow your changes, and nothing can be changed from there.",
        "Google looks for changes only every 8 to 24 hours; Apple and Outlook look more often. For someone who need not know what you do, “Hide the details” shows only “Busy”.",
        "Each link opens its calendar for whoever has it. If one got into the wrong hands, “Replace link” or “Revoke” ends it at once.",
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
      question: "How do I get our records into a spreadsheet, or a whole year in one file?",
      keywords: "export csv excel xlsx spreadsheet download year-end bundle zip portfolio backup",
      answer: [
        "Every list has “Download” at the top of its page: Students, Subjects, Curriculum, Assignments, Progress, Attendance, Records and the others. Choose CSV or Excel. The file has the rows that the page shows with its filters, and days as you write them or as ISO dates.",
        "“Year-end bundle” on Documents makes one zip file of the school year, with a folder for each child: report card, attendance register, hours log, course descriptions, reading list and filings as PDF, a transcript in grades 9 to 12, and the year’s lists as CSV.",
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
}
