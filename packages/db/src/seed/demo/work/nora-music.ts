import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const noraMusic: CourseWork = {
  graded: [
    graded("homework", 10, 10)`
      Clap the beat: nursery rhyme echo
      Keep a steady beat.
      Clap along to 'Twinkle, Twinkle' and 'Baa, Baa, Black Sheep'. Then march to the beat around the room.
      Steady from start to end, even while marching.`,
    graded("homework", 10, 9)`
      High or low? Hoot owl and bear game
      Hear the difference between high and low.
      Listen to ten notes on the piano. Be an owl for high and a bear for low.
      Nine of ten. The middle ones are sneaky.`,
    graded("homework", 10, 10)`
      Meet the piano: groups of two and three black keys
      Find your way on the keys.
      Find every group of two, low to high, then every group of three. Play them softly.
      Found them all with curved fingers.`,
    graded("homework", 10, 10)`
      Sing 'Hot Cross Buns' with hand signs
      Use mi, re, and do.
      Learn the three hand signs. Sing slowly, then sing it for Dad at dinner.
      A very proud dinner concert.`,
    graded("quiz", 10, 8)`
      Instrument families: sort the cards
      Strings, woodwinds, brass, percussion.
      Listen to a short clip of each instrument. Put its card in the right family.
      Flute and trumpet swapped seats. We will listen to both again.`,
    graded("reading", 0, 0)`
      Loud and soft: The Carnival of the Animals
      Listening hour, no grade.
      Lie on the rug and listen to the lion, the hens, and the swan. Move the way each animal moves.
      The swan was so quiet we could hear the clock.`,
    graded("homework", 10, 9)`
      Play 'Hot Cross Buns' on the black keys
      Three keys make a song.
      Use fingers 2, 3, and 4. Play it three times, slower than you think.
      Lovely and slow. The last line wanted to run.`,
  ],
  current: [
    current("homework", 10, { due: 0, status: "assigned" })`
      Rhythm cards: ta and ti-ti
      Read rhythms by saying them.
      Lay out four cards. Say them, clap them, then play them on the drum. Swap two cards and try again.`,
    current("project", 10, { due: 2, status: "in_progress" })`
      Make a shaker and play along
      Build an instrument from the kitchen.
      Fill a small bottle with rice, close it tight, and tape it. Play along with one fast and one slow song.`,
    current("project", 0, { due: 5, status: "assigned" })`
      Family concert: choose two songs
      Sing or play for the family, no grade.
      Pick one song to sing and one to play. Practice each once a day and make a ticket for everyone.`,
  ],
}
