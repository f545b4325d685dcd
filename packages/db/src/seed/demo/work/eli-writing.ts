import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const eliWriting: CourseWork = {
  graded: [
    graded("homework", 20, 17)`
      Complete sentences or fragments?
      Find what is missing and repair it.
      Mark each line S or F. Turn every fragment into a full sentence with a subject and a verb.
      Good repairs. Watch out for sentences that start with 'because'.`,
    graded("homework", 20, 18)`
      Key word outline: Honeybees at work
      Take notes with three words a line.
      Read the paragraph twice. Choose three key words from each sentence and retell it from your outline only.
      Your retelling sounded natural. One line had five words on it.`,
    graded("quiz", 20, 16)`
      Capital letters and commas in a letter home
      Punctuate a friendly letter.
      Correct the letter: greeting, date, list commas, closing, and names of places.
      Commas in the list are perfect. The greeting needs one as well.`,
    graded("homework", 20, 17)`
      Strong verbs instead of 'went' and 'said'
      Make ten sentences livelier.
      Swap each tired verb for a strong one from the list or your own head. Read both aloud.
      'Toad barreled down the lane.' Yes!`,
    graded("essay", 25, 21)`
      Paragraph: how to build the best blanket fort
      Explain steps in order.
      Topic sentence, four steps with first, next, then, finally, and a clincher that echoes the topic.
      I could build it from this. The clincher needs one more word from the topic sentence.`,
    graded("quiz", 20, 15)`
      Spelling list 9: -tion and -sion
      Twenty words by ear.
      Study with the tiles on Monday and Wednesday. Write each word as it is read in a sentence.
      'Confusion' and 'division' need their s. The -tion words were all right.`,
    graded("homework", 20, 18)`
      Parts of speech scavenger hunt
      Find nouns, verbs, adjectives, and adverbs in your own book.
      Copy five of each with the page number. Draw a star by the most surprising one.
      Careful work. 'Quickly' tells how, so it is the adverb.`,
    graded("essay", 30, 26)`
      Story with a problem: The Missing Bicycle
      Plan and write one page with a beginning, a middle, and an end.
      Fill in the story chart, draft in pencil, then mark three places to show instead of tell.
      The twist with the neighbor's dog made Dad laugh. Split the longest sentence in two.`,
  ],
  current: [
    current("essay", 20, { due: -1, status: "in_progress" })`
      Second draft: The Missing Bicycle
      Revise with the checklist.
      Add one strong verb, one quality adjective, and one 'who' or 'which' clause to each paragraph. Then copy neatly.`,
    current("homework", 20, { due: 0, status: "assigned" })`
      Quotation marks: what the river animals said
      Punctuate talking.
      Add quotation marks, commas, and capitals to the ten lines. Then write four lines of your own between two animals.`,
    current("essay", 15, {
      due: 1,
      status: "submitted",
      submitted_hours_ago: 5,
      answer: {
        text: "Dear Ms. Porter, Thank you for showing us the fossil hall. My favorite part was the trilobite because you let me hold it and it was 400 million years old. I did not know that they could roll up like pill bugs. I have one question. How do you know what color a dinosaur was? Sincerely, Eli Whitaker",
      },
    })`
      Thank-you note to the museum guide
      Write a real letter that we will mail.
      Three short paragraphs: thanks, favorite thing, one question. Address the envelope too.`,
    current("quiz", 20, { due: 4, status: "assigned" })`
      Spelling list 10: silent letters
      Knight, wrist, lamb, and seventeen more.
      Sort the words by their silent letter first. Practice aloud the funny way: 'k-night'.`,
  ],
}
