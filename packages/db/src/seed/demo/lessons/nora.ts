import { lesson } from "../content-text.ts"
import type { LessonContent } from "../content.ts"

export const noraLessons = {
  "nora-reading": [
    lesson(20, ["starfall"])`
      Short o and the octopus
      Hear and say short o. Sort eight picture cards.
      She mixes short o with short u. Use 'octopus' as the anchor word.`,
    lesson(20, [])`
      Blending with the sound slide
      Blend consonant, vowel, consonant words with the slide.
      Keep to eight words. Stop while it is still fun.`,
    lesson(25, ["peterRabbit"])`
      Peter Rabbit, second reading
      Retell beginning, middle, and end with three drawings.
      Let her do the voices. Ask 'how do you know?' once only.`,
    lesson(20, ["starfall", "storyline"])`
      Digraph sh: the quiet sound
      Hear, say, and write sh at the start of a word.
      Have the shell, the sheep, and the shoe ready on the tray.`,
  ],
  "nora-math": [
    lesson(20, ["khanKids"])`
      Making ten with ten frames
      Find the missing part of ten.
      Ask 'how many more?' before she can count on fingers.`,
    lesson(20, [])`
      Comparing: more, fewer, equal
      Match one to one and use the three words.
      She says 'more bigger'. Model it, do not correct it.`,
    lesson(20, ["khanKids", "bedtimeMath"])`
      Adding by putting together
      Tell an addition story with bears and draw it.
      Bring out the plus sign only after the third story.`,
    lesson(15, [])`
      Halves: fair shares at snack
      Cut and name two equal parts.
      Use the banana bread. Let her cut and Eli choose.`,
  ],
  "nora-nature": [
    lesson(30, ["sciShowKids"])`
      What seeds need
      Plan a test with water, light, and dirt.
      Start three bags in case one gets moldy.`,
    lesson(40, ["seek"])`
      Who lives under the log?
      Find and draw three small creatures.
      Bring the magnifier and put the log back gently.`,
    lesson(30, ["allAboutBirds"])`
      Birds in winter and summer
      Tell which birds stay and which leave.
      The feeder needs filling the night before.`,
    lesson(45, ["seek", "sciShowKids"])`
      Trees up close: bark, bud, and leaf
      Make a bark rubbing and learn two tree names.
      The park by the creek has a sycamore and a beech.`,
  ],
  "nora-art": [
    lesson(30, [])`
      Printing with vegetables
      Repeat a shape to make a pattern.
      Cut the potatoes ahead. Aprons on.`,
    lesson(20, ["starryNight"])`
      Looking at The Starry Night
      Find lines that move and name cool colors.
      Two minutes of silence is long. One is fine.`,
    lesson(30, ["artHub"])`
      Weaving with paper strips
      Over and under, one row at a time.
      Pre-cut the slits and use two strong colors.`,
    lesson(25, ["artHub"])`
      Drawing a cat from simple shapes
      Build an animal from circles and triangles.
      Pippin might even sit for it.`,
  ],
  "nora-music": [
    lesson(20, ["classicsForKids"])`
      Fast and slow, loud and soft
      Show tempo and volume with the whole body.
      Begin with moving, end with listening.`,
    lesson(15, ["hoffmanPiano"])`
      Finger numbers one to five
      Wiggle the finger that is called.
      Both hands, eyes shut for the last round.`,
    lesson(20, ["musicLab"])`
      Ta and ti-ti
      Read four-beat rhythms from cards.
      Say it before you clap it.`,
    lesson(20, ["hoffmanPiano"])`
      'Mary Had a Little Lamb' on three keys
      Play the first line by ear.
      Sing it first until the tune is safe.`,
  ],
} satisfies Record<string, LessonContent[]>
