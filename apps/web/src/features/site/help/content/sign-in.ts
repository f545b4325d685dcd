import type { HelpArea } from "../help-topic.ts"

export const signIn: HelpArea = {
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
}
