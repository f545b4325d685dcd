import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const graceEnglish: CourseWork = {
  graded: [
    graded("homework", 30, 27)`
      Epic conventions: find them in the news
      Invocation, epithet, in medias res.
      Match six conventions to the poem and to one modern film, game, or article each.
      'The swift-footed quarterback' is a keeper.`,
    graded("reading", 30, 28)`
      Odyssey Books I to IV: Telemachus comes of age
      A son looks for his father.
      Annotate for hospitality. Write a page on what Telemachus learns at Pylos and Sparta.
      Thoughtful. You might quote Athena as well.`,
    graded("essay", 50, 44)`
      Odyssey Book V: Calypso's island, close reading
      Two lines, one page.
      Choose the two most important lines and explain the word choices that make them so.
      Careful with verbs of longing. Lead with the claim.`,
    graded("quiz", 25, 23)`
      Vocabulary 1: xenia, nostos, kleos, and twenty more
      Words the poem lives by.
      Define, use in a sentence, and name one modern relative.
      Strong. 'Kleos' is what others say about you.`,
    graded("essay", 50, 46)`
      Odyssey Book IX: write as Polyphemus
      The same night, the other voice.
      One to two pages in the first person. Keep every fact of Homer's, change only who tells it.
      Funny and then suddenly sad. That turn is real writing.`,
    graded("project", 40, 36)`
      Odyssey seminar: is Odysseus a good leader?
      Discuss with evidence at co-op.
      Bring three passages and two questions. Speak at least four times and build on someone else.
      Generous listener. Your second question carried the hour.`,
    graded("test", 100, 90)`
      Odyssey final test: identification and essay
      Who said it, to whom, and why it matters.
      Ten passages, then one essay out of three.
      Excellent identifications. The essay could use one more passage.`,
    graded("homework", 30, 26)`
      Sonnet study: Shakespeare 18 and 130
      Praise, straight and upside down.
      Mark the rhyme and the turn. Write a paragraph on which is the truer love poem.
      Persuasive choice of 130. Mind line breaks when you quote.`,
  ],
  current: [
    current("homework", 30, {
      due: -2,
      status: "graded",
      points_earned: 27,
      feedback: "Clear paraphrase. Benvolio's wish deserved a quotation, everyone else got one.",
      graded_hours_ago: 33,
    })`
      Romeo and Juliet Act I: prologue and street fight
      Fate in fourteen lines.
      Paraphrase the prologue. List what each character wants in scene 1 and how we know.`,
    current("essay", 40, {
      due: 0,
      status: "submitted",
      submitted_hours_ago: 1,
      answer: {
        text: "Romeo speaks to the sky, but Juliet speaks to the problem. While he compares her to the sun and wishes he were a glove, she asks who is hiding 'bescreened in night' and whether he will be killed if he is found. Even her most famous question is practical: 'wherefore art thou Romeo?' does not ask where he is but why he must carry that name. When he swears by the moon she stops him, because it is 'inconstant', and she is the one who says that their contract is 'too rash, too unadvised, too sudden'. Juliet knows that words can be dangerous. Romeo still thinks they are wings.",
      },
    })`
      Romeo and Juliet Act II: the balcony scene, line by line
      What does Juliet know that Romeo does not?
      A page and a half. At least four short quotations worked into your own sentences.`,
    current("project", 30, { due: 4, status: "in_progress" })`
      Romeo and Juliet: memorize and perform fourteen lines
      Choose a speech and make it yours.
      Mark the beats and the operative words. Perform for the family without notes.`,
    current("essay", 60, { due: 9, status: "assigned" })`
      Comparative essay: fate in Homer and Shakespeare
      Three pages with a thesis.
      Compare one scene from each work. Outline due to me two days before the draft.`,
  ],
}
