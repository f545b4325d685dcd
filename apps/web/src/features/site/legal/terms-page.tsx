import { operator } from "../../../lib/site-content.ts"
import { LegalPage, type LegalText } from "./legal-page.tsx"

/** Fair terms for a small operator, who comes from lib/site-content.ts. */
const text: LegalText = {
  title: "Terms",
  intro: "What you can expect of us, and what we ask of you. In plain words, because you have children waiting.",
  description: "The terms of using Hearthbook: the trial, your records, what we ask of you, and how it ends.",
  parts: [
    {
      title: "Who these terms are between",
      paragraphs: [
        `These terms are between you and ${operator.name}, who runs this installation of Hearthbook (“we”). You agree to them when you create an account. You must be of age, and the parent, guardian or teacher of the children you add.`,
      ],
    },
    {
      title: "What you get",
      paragraphs: [
        "A place to keep your homeschool’s records: children, subjects, curricula, assignments and grades, for all members of your family. We improve it over time, and do not remove what you rely on without telling you first.",
      ],
    },
    {
      title: "The trial, and what it costs",
      paragraphs: [
        "The first 14 days are free, without a credit card. Before they end, we tell you the price. You owe something only if you then agree, and you may cancel at any time.",
      ],
    },
    {
      title: "Your records are yours",
      paragraphs: [
        "Everything you enter remains your property. We may store, copy and show it only as needed to run the service for you. You may ask for a copy or for deletion at any time; the privacy page says how.",
      ],
    },
    {
      title: "What we ask of you",
      points: [
        "Keep your password to yourself, and tell us if you believe someone else has it.",
        "Enter only what you are allowed to: your own children, or those whose parents have asked you to.",
        "Do not try to reach other families’ records, overload the service, or use it for anything unlawful.",
      ],
    },
    {
      title: "What Hearthbook is not",
      paragraphs: [
        "It is not legal advice, and not a school. It is up to you to find out which records your state or country requires, and in what form. Grades and progress are calculated from what you enter.",
      ],
    },
    {
      title: "When something goes wrong",
      paragraphs: [
        "We take care that the service runs and that nothing is lost, and we make backups. We cannot promise that it is never interrupted. We are liable for harm that we cause on purpose or by gross negligence, and wherever the law does not let us limit our liability; beyond that, for no more than you have paid us in the past twelve months.",
      ],
    },
    {
      title: "How it ends",
      paragraphs: [
        "You may leave at any time. We may end the agreement with 30 days’ notice by email, or at once if these terms are seriously broken. Either way, you first get the chance to receive your records.",
      ],
    },
    {
      title: "Changes, and applicable law",
      paragraphs: [
        `If we change these terms, we write to you 30 days in advance. If you do not agree, you may leave. The law of ${operator.place} applies.`,
      ],
    },
  ],
}

export default function TermsPage() {
  return <LegalPage text={text} />
}
