import type { CourseWork } from "../content.ts"

export const noraArt: CourseWork = {
  graded: [
    {
      title: "Self-portrait with a hand mirror",
      description: "Draw the face you see.",
      instructions:
        "Look in the mirror for one whole minute. Draw eyes first, in the middle of the face, then the rest.",
      type: "project",
      points_possible: 10,
      points_earned: 10,
      feedback: "You noticed your eyelashes! Taped up in the hall.",
    },
    {
      title: "Color mixing: three jars make six",
      description: "Mix red, yellow, and blue.",
      instructions: "Mix two colors at a time on the tray. Paint a stripe of each new color and name it.",
      type: "lab",
      points_possible: 10,
      points_earned: 10,
      feedback: "'Dragon green' is now an official color.",
    },
    {
      title: "Leaf rubbings with crayons",
      description: "Find the veins of a leaf.",
      instructions:
        "Put a leaf under the paper, vein side up. Rub gently with the side of a crayon. Make four different leaves.",
      type: "project",
      points_possible: 10,
      points_earned: 9,
      feedback: "The maple came out best. Softer pressure on the oak next time.",
    },
    {
      title: "Tear-paper collage like Eric Carle",
      description: "Make an animal from painted paper.",
      instructions: "Paint two sheets and let them dry. Tear, do not cut, pieces and glue them into an animal.",
      type: "project",
      points_possible: 10,
      points_earned: 10,
      feedback: "A purple hippo with patience in every scrap.",
    },
    {
      title: "Clay pinch pot",
      description: "Make a small bowl from one ball.",
      instructions: "Push your thumb into the ball and pinch around and around. Smooth the rim with a wet finger.",
      type: "project",
      points_possible: 10,
      points_earned: 9,
      feedback: "Nice even rim. One thin spot, but it held together in the oven.",
    },
    {
      title: "Lines take a walk: straight, wavy, zigzag",
      description: "Fill a page with different lines.",
      instructions:
        "Listen to the music and let the crayon walk. Use at least five kinds of line and color the spaces.",
      type: "homework",
      points_possible: 10,
      points_earned: 10,
      feedback: "Seven kinds of line, one of them 'spaghetti'.",
    },
    {
      title: "Look and talk: Van Gogh's The Starry Night",
      description: "Look at a painting together, no grade.",
      instructions:
        "Look for two minutes without talking. Then tell what moves, what is still, and how it makes you feel.",
      type: "reading",
      points_possible: 0,
      points_earned: 0,
      feedback: "'The sky is a river.' Written down and kept.",
    },
  ],
  current: [
    {
      title: "Paper-bag puppet: a storybook hero",
      description: "Make a puppet and give it a voice.",
      instructions: "Choose a hero from a book we read. Glue on a face, hair, and clothes. Give a one-minute show.",
      type: "project",
      points_possible: 10,
      due: -2,
      status: "graded",
      points_earned: 10,
      feedback: "Peter Rabbit apologized to Mr. McGregor. The audience cheered.",
      graded_hours_ago: 27,
    },
    {
      title: "Warm and cool: paint one tree twice",
      description: "See how color changes a feeling.",
      instructions: "Paint the same tree in warm colors and again in cool colors. Say which day each tree is having.",
      type: "project",
      points_possible: 10,
      due: 1,
      status: "assigned",
    },
    {
      title: "Nature mandala from the back yard",
      description: "Arrange found things in a circle.",
      instructions:
        "Collect leaves, stones, and sticks. Start in the middle and build rings that repeat. Take a photo from above.",
      type: "project",
      points_possible: 10,
      due: 7,
      status: "assigned",
    },
  ],
}
