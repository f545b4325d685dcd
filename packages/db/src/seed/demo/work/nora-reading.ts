import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const noraReading: CourseWork = {
  graded: [
    graded("homework", 10, 10)`
      Letter sounds s, a, t, p: sort the picture cards
      Match each picture to the letter it starts with.
      Lay out the four letter tiles. Say each picture aloud, stretch the first sound, and put the card under its letter.
      You heard every first sound, even the tricky 't' in tiger!`,
    graded("homework", 10, 8)`
      Trace and say: lowercase b and d
      Tell two look-alike letters apart.
      Trace each letter with a finger, then a crayon. Make a 'bed' with your fists to check which way it faces.
      Two d's turned around on the last row. The bed trick fixed both. Keep using it.`,
    graded("reading", 0, 0)`
      Read-aloud: The Tale of Peter Rabbit
      A story to enjoy together, no grade.
      Listen to the whole story. Tell Mom what Peter should have done differently.
      Retold the whole garden chase with voices. No points, just joy.`,
    graded("homework", 10, 10)`
      Blend it: sat, tap, pan, nap
      Slide three sounds into a word.
      Push one button for each sound, then sweep your finger and say the word fast.
      All ten words, and you blended 'snap' as a bonus.`,
    graded("homework", 10, 9)`
      Rhyme basket: cat, hat, and friends
      Find the things that rhyme.
      Pull two objects from the basket. Thumbs up if they rhyme, thumbs down if they do not. Sort all ten pairs.
      Great ear. 'Bug' and 'bag' fooled you for a second.`,
    graded("quiz", 10, 10)`
      Sight words check: the, a, I, see, to
      Read five words without sounding them out.
      Mom shows each card twice, in a different order. Read it as quickly as you can.
      Ten out of ten and not one pause.`,
    graded("homework", 10, 9)`
      Build-a-word mat: short e
      Spell short e words with letter tiles.
      Listen to the word, tap the sounds on your fingers, then build it with tiles: pet, hen, red, bed, ten.
      'Red' took a second try, and you fixed it by yourself.`,
  ],
  current: [
    current("reading", 10, {
      due: -1,
      status: "graded",
      points_earned: 10,
      feedback: "You read all eight pages and only asked for help once. We called Grandma!",
      graded_hours_ago: 6,
    })`
      Sam and the Hen: your first whole book
      Read a decodable book from cover to cover.
      Point under each word. If a word sticks, tap its sounds. Draw your favorite page afterwards.`,
    current("homework", 10, { due: 0, status: "assigned" })`
      Mystery bag: name the first and last sound
      Reach in, feel, guess, and say two sounds.
      Take five objects out of the bag one at a time. Say the first sound and the last sound of each.`,
    current("quiz", 10, { due: 4, status: "assigned" })`
      Sight words check: my, is, like, and, you
      Five new words to know by heart.
      Practice with the cards at breakfast. Then read them once in order and once shuffled.`,
  ],
}
