import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const noraNature: CourseWork = {
  graded: [
    graded("project", 10, 10)`
      Nature walk: five signs of the season
      Look closely and collect what changed.
      Walk around the block with a paper bag. Find five things that show which season it is and glue them on a page.
      A red leaf, a seed pod, and 'cold knees'. Best evidence ever.`,
    graded("homework", 10, 9)`
      Living or not living? Sort the tray
      Decide what is alive and tell why.
      Sort ten objects into two hoops. For each one say whether it eats, grows, or makes babies.
      The dry seed made you think hard, just like real scientists.`,
    graded("lab", 10, 10)`
      My five senses popcorn lab
      Use all five senses on one snack.
      Hear it pop, smell it, look, touch, and taste. Draw one picture for each sense.
      You described the smell as 'movie night'. Perfect.`,
    graded("lab", 10, 9)`
      Bird watch at the window feeder
      Count visitors for ten minutes.
      Sit still at the window. Put a tally mark for each cardinal, chickadee, or sparrow. Color your favorite.
      Eleven birds counted. Two squirrels were politely left out.`,
    graded("lab", 10, 10)`
      Sink or float in the kitchen sink
      Guess first, then test.
      Choose eight objects. Say your guess before each one goes in. Put it on the sink tray or the float tray.
      Every guess came before the splash. That is real testing.`,
    graded("project", 10, 10)`
      Life cycle of a butterfly wheel
      Put four stages in the right order.
      Color the egg, caterpillar, chrysalis, and butterfly. Fasten the wheel and tell the story as you turn it.
      You even knew 'chrysalis' by heart.`,
    graded("project", 15, 13)`
      Weather chart for one week
      Watch the sky every morning.
      Each morning draw sun, cloud, rain, or wind on the chart. At the end say which kind of day we had most.
      Five of seven mornings filled in. You read your chart like a weather reporter.`,
  ],
  current: [
    current("lab", 10, { due: 0, status: "submitted", submitted_hours_ago: 3 })`
      Bean in a bag: first sprout drawing
      Draw what the bean looks like today.
      Look at the bean taped to the window. Draw the root and the shoot. Mom writes the date.`,
    current("lab", 10, { due: 2, status: "in_progress" })`
      Shadow tracing: morning, noon, and afternoon
      Find out how a shadow moves.
      Stand on the same chalk X three times in one day. Trace your shadow in three colors and say when it was longest.`,
    current("homework", 10, { due: 6, status: "assigned" })`
      Animal homes: nest, den, or burrow?
      Match each animal to where it lives.
      Cut out the animals. Glue each one next to its home and tell one thing that keeps it safe there.`,
  ],
}
