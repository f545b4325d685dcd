import { graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const graceArt: CourseWork = {
  graded: [
    graded("homework", 30, 28)`
      Value scale and shaded sphere
      Nine steps from white to black.
      Pencils 2H to 6B. Blend the sphere with hatching only, no smudging.
      Very even scale. The reflected light is just right.`,
    graded("essay", 40, 35)`
      Egypt to Greece: how bodies stand
      From striding to contrapposto.
      Compare two statues on the museum site in a page and a half. Describe before you interpret.
      Good describing. The last paragraph interprets too early.`,
    graded("project", 50, 44)`
      One-point perspective: a hallway at home
      Make a flat page deep.
      Find your vanishing point with a string first. Ink the final lines.
      Convincing space. The door on the left drifts off its line.`,
    graded("quiz", 30, 27)`
      Slide quiz: thirty works from Lascaux to Ravenna
      Title, culture, date within a century.
      Ten seconds a slide, then one minute of writing on three of them.
      Nearly perfect. The Tetrarchs are porphyry.`,
    graded("homework", 20, 19)`
      Gesture drawing: twenty poses
      Thirty seconds each.
      Draw from a sibling or from the pose videos. No erasing.
      Lively. Number 14 practically runs off the page.`,
    graded("project", 50, 45)`
      Medieval page: design your own initial
      An illuminated letter with a story inside.
      Sketch three versions, choose one, ink and paint it. Use gold sparingly.
      Eli hidden in the vines is a delight.`,
    graded("test", 100, 86)`
      Midterm: Gothic to early Renaissance
      Architecture terms and two comparisons.
      Label the cathedral plan, then compare Giotto with Cimabue and Brunelleschi with Ghiberti.
      Great on the doors. Review triforium and clerestory.`,
    graded("lab", 30, 29)`
      Museum visit sketchbook: five objects, five minutes each
      Look longer than usual.
      Draw first, read the label after. Note one thing you saw only because you drew.
      'The hand is older than the face.' Superb looking.`,
    graded("essay", 30, 27)`
      Artist letter: write to Sofonisba Anguissola
      Ask a Renaissance painter five good questions.
      One page. Each question must grow out of something you can see in one of her portraits.
      Your question about the chess game made me look again.`,
    graded("homework", 20, 18)`
      Linear perspective or not? Sort ten paintings
      Find the vanishing point, if there is one.
      Print the ten images small. Draw the lines over them and sort them into two groups.
      Eight of ten, and your lines prove each of them.`,
    graded("project", 50, 46)`
      Still life in oil pastel
      Three objects, one light.
      Set up by the window and keep the light the same. Block in big shapes before any detail.
      The shadow of the jug is the best thing you have drawn this year.`,
    graded("quiz", 30, 26)`
      Slide quiz: High Renaissance in Florence, Rome, and Venice
      Thirty more works.
      Make your own cards from the course page. Group them by city.
      Venice is yours now. Compare the two Davids once more.`,
  ],
  current: [],
}
