import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const eliReading: CourseWork = {
  graded: [
    graded("reading", 20, 20)`
      The Wind in the Willows, chapters 1 and 2: meet Mole and Rat
      Read two chapters and get to know the friends.
      Read chapters 1 and 2. Write three words for Mole and three for Rat, with a sentence from the book for each.
      'Mole is brave in small ways.' What a thoughtful reader you are.`,
    graded("homework", 20, 18)`
      Word detective: ten words from the river bank
      Guess from context, then check.
      For each word write your guess, the clue in the sentence, and the dictionary meaning.
      Great guesses. 'Imperious' and 'impervious' traded places.`,
    graded("homework", 20, 19)`
      Toad's motorcar: cause and effect chain
      Show how one thing leads to the next.
      Draw at least six links from the first motorcar to the prison. Each link starts with 'so' or 'because'.
      Clear chain, and a very good drawing of Toad.`,
    graded("reading", 25, 25)`
      Reading log: 200 minutes in two weeks
      Read what you like, and write it down.
      Log title, pages, and minutes every day. Add one line about the best part of each book.
      265 minutes! And three different kinds of books.`,
    graded("essay", 25, 23)`
      Compare two fables by Aesop
      How are two fables alike and different?
      Choose two fables. Make a Venn diagram, then write two paragraphs: one alike, one different.
      Very clear. A closing sentence would tie the two together.`,
    graded("quiz", 10, 10)`
      Poem by heart: 'The Eagle' by Tennyson
      Learn six lines and say them with feeling.
      Say one line more each day. Recite it standing up and slow down on the last line.
      Goosebumps at 'like a thunderbolt he falls'.`,
    graded("reading", 20, 19)`
      The Secret Garden, chapters 1 to 5: how does Mary change?
      Track one character over five chapters.
      Keep a two-column page: what Mary does, what it shows. Find at least five examples.
      You noticed that Mary starts to say thank you. Lovely find.`,
    graded("project", 30, 28)`
      Book talk: sell me this story
      Tell us why we should read it.
      Prepare a three-minute talk without giving away the ending. Show one object that belongs to the story.
      Funny and well timed. Look up from the card a bit more.`,
  ],
  current: [
    current("project", 25, {
      due: -2,
      status: "graded",
      points_earned: 24,
      feedback: "Nine places, each with its page. The robin's tree is exactly where the book puts it.",
      graded_hours_ago: 30,
      answer: {
        text: "The map is on the big paper. I put page numbers next to all nine places. The hardest one was the hundred rooms, because the book only says it is a long corridor with doors. I think the crying comes from behind the tapestry on page 47.",
      },
    })`
      The Secret Garden, chapters 6 to 10: a map of Misselthwaite
      Draw the manor from the clues in the text.
      Mark at least eight places. Next to each, write the page number that told you where it is.`,
    current("essay", 20, {
      due: 0,
      status: "submitted",
      submitted_hours_ago: 2,
      answer: {
        text: "Dear Ayah, You would not believe how cold it is here, and nobody dresses me, so I have learned to do my own buttons. Today a robin showed me where the earth was scratched up by a dog and there was a rusty key with a ring on it. I have it in my pocket right now. I have walked all around the wall and there is no door, only ivy. Do you think a garden can be asleep for ten years and still wake up? Your Mary",
      },
    })`
      Letter from Mary Lennox to her old nurse
      Write as a character.
      Write one page as Mary after she finds the key. Use two details from chapter 8 and end with a question.`,
    current("homework", 20, { due: 3, status: "assigned" })`
      Dickon's animals: inference cards
      Read between the lines.
      For each of five cards write what the text says, what you know already, and what you figure out.`,
    current("reading", 25, { due: 5, status: "in_progress" })`
      Reading log: 240 minutes in two weeks
      A little more than last time.
      Log title, pages, and minutes each day. Choose at least one book of true facts.`,
  ],
}
