import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const noraArt: CourseWork = {
  graded: [
    graded("project", 10, 10)`
      Self-portrait with a hand mirror
      Draw the face you see.
      Look in the mirror for one whole minute. Draw eyes first, in the middle of the face, then the rest.
      You noticed your eyelashes! Taped up in the hall.`,
    graded("lab", 10, 10)`
      Color mixing: three jars make six
      Mix red, yellow, and blue.
      Mix two colors at a time on the tray. Paint a stripe of each new color and name it.
      'Dragon green' is now an official color.`,
    graded("project", 10, 9)`
      Leaf rubbings with crayons
      Find the veins of a leaf.
      Put a leaf under the paper, vein side up. Rub gently with the side of a crayon. Make four different leaves.
      The maple came out best. Softer pressure on the oak next time.`,
    graded("project", 10, 10)`
      Tear-paper collage like Eric Carle
      Make an animal from painted paper.
      Paint two sheets and let them dry. Tear, do not cut, pieces and glue them into an animal.
      A purple hippo with patience in every scrap.`,
    graded("project", 10, 9)`
      Clay pinch pot
      Make a small bowl from one ball.
      Push your thumb into the ball and pinch around and around. Smooth the rim with a wet finger.
      Nice even rim. One thin spot, but it held together in the oven.`,
    graded("homework", 10, 10)`
      Lines take a walk: straight, wavy, zigzag
      Fill a page with different lines.
      Listen to the music and let the crayon walk. Use at least five kinds of line and color the spaces.
      Seven kinds of line, one of them 'spaghetti'.`,
    graded("reading", 0, 0)`
      Look and talk: Van Gogh's The Starry Night
      Look at a painting together, no grade.
      Look for two minutes without talking. Then tell what moves, what is still, and how it makes you feel.
      'The sky is a river.' Written down and kept.`,
  ],
  current: [
    current("project", 10, {
      due: -2,
      status: "graded",
      points_earned: 10,
      feedback: "Peter Rabbit apologized to Mr. McGregor. The audience cheered.",
      graded_hours_ago: 27,
    })`
      Paper-bag puppet: a storybook hero
      Make a puppet and give it a voice.
      Choose a hero from a book we read. Glue on a face, hair, and clothes. Give a one-minute show.`,
    current("project", 10, { due: 1, status: "assigned" })`
      Warm and cool: paint one tree twice
      See how color changes a feeling.
      Paint the same tree in warm colors and again in cool colors. Say which day each tree is having.`,
    current("project", 10, { due: 7, status: "assigned" })`
      Nature mandala from the back yard
      Arrange found things in a circle.
      Collect leaves, stones, and sticks. Start in the middle and build rings that repeat. Take a photo from above.`,
  ],
}
