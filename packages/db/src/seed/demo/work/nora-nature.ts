import type { CourseWork } from "../content.ts"

export const noraNature: CourseWork = {
  graded: [
    {
      title: "Nature walk: five signs of the season",
      description: "Look closely and collect what changed.",
      instructions:
        "Walk around the block with a paper bag. Find five things that show which season it is and glue them on a page.",
      type: "project",
      points_possible: 10,
      points_earned: 10,
      feedback: "A red leaf, a seed pod, and 'cold knees'. Best evidence ever.",
    },
    {
      title: "Living or not living? Sort the tray",
      description: "Decide what is alive and tell why.",
      instructions: "Sort ten objects into two hoops. For each one say whether it eats, grows, or makes babies.",
      type: "homework",
      points_possible: 10,
      points_earned: 9,
      feedback: "The dry seed made you think hard, just like real scientists.",
    },
    {
      title: "My five senses popcorn lab",
      description: "Use all five senses on one snack.",
      instructions: "Hear it pop, smell it, look, touch, and taste. Draw one picture for each sense.",
      type: "lab",
      points_possible: 10,
      points_earned: 10,
      feedback: "You described the smell as 'movie night'. Perfect.",
    },
    {
      title: "Bird watch at the window feeder",
      description: "Count visitors for ten minutes.",
      instructions:
        "Sit still at the window. Put a tally mark for each cardinal, chickadee, or sparrow. Color your favorite.",
      type: "lab",
      points_possible: 10,
      points_earned: 9,
      feedback: "Eleven birds counted. Two squirrels were politely left out.",
    },
    {
      title: "Sink or float in the kitchen sink",
      description: "Guess first, then test.",
      instructions:
        "Choose eight objects. Say your guess before each one goes in. Put it on the sink tray or the float tray.",
      type: "lab",
      points_possible: 10,
      points_earned: 10,
      feedback: "Every guess came before the splash. That is real testing.",
    },
    {
      title: "Life cycle of a butterfly wheel",
      description: "Put four stages in the right order.",
      instructions:
        "Color the egg, caterpillar, chrysalis, and butterfly. Fasten the wheel and tell the story as you turn it.",
      type: "project",
      points_possible: 10,
      points_earned: 10,
      feedback: "You even knew 'chrysalis' by heart.",
    },
    {
      title: "Weather chart for one week",
      description: "Watch the sky every morning.",
      instructions:
        "Each morning draw sun, cloud, rain, or wind on the chart. At the end say which kind of day we had most.",
      type: "project",
      points_possible: 15,
      points_earned: 13,
      feedback: "Five of seven mornings filled in. You read your chart like a weather reporter.",
    },
  ],
  current: [
    {
      title: "Bean in a bag: first sprout drawing",
      description: "Draw what the bean looks like today.",
      instructions: "Look at the bean taped to the window. Draw the root and the shoot. Mom writes the date.",
      type: "lab",
      points_possible: 10,
      due: 0,
      status: "submitted",
      submitted_hours_ago: 3,
    },
    {
      title: "Shadow tracing: morning, noon, and afternoon",
      description: "Find out how a shadow moves.",
      instructions:
        "Stand on the same chalk X three times in one day. Trace your shadow in three colors and say when it was longest.",
      type: "lab",
      points_possible: 10,
      due: 2,
      status: "in_progress",
    },
    {
      title: "Animal homes: nest, den, or burrow?",
      description: "Match each animal to where it lives.",
      instructions: "Cut out the animals. Glue each one next to its home and tell one thing that keeps it safe there.",
      type: "homework",
      points_possible: 10,
      due: 6,
      status: "assigned",
    },
  ],
}
