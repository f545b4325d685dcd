import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const noraMath: CourseWork = {
  graded: [
    graded("homework", 10, 10)`
      Count the acorns to 20
      Count real things, one touch for each.
      Collect twenty acorns or buttons. Touch and move each one as you count. Then count backwards from 10.
      Steady touch-counting all the way. Nothing skipped at 13!`,
    graded("homework", 10, 9)`
      Ten frames: show 6, 7, 8, and 9
      Fill the frame and see what is missing.
      Put counters in the ten frame for each number. Say how many more make ten.
      You saw '8 and 2 more' without counting. One frame was short by one.`,
    graded("project", 10, 10)`
      Shape hunt around the house
      Find circles, squares, triangles, and rectangles.
      Walk through three rooms with a clipboard. Draw one thing for each shape and tell how many corners it has.
      The clock, the window, and a pizza slice. Wonderful eyes!`,
    graded("lab", 10, 9)`
      Which is longer? Measure with crayons
      Compare lengths with the same unit.
      Line up crayons end to end next to a shoe, a book, and your arm. Write how many crayons long each one is.
      Careful lining up. Next time leave no gaps between the crayons.`,
    graded("homework", 10, 10)`
      Number bonds of 5 with bears
      Two parts make a whole.
      Split five bears between the two small circles in as many ways as you can. Draw each way.
      You found all six ways, zero included.`,
    graded("homework", 10, 9)`
      Calendar helper: days of the week
      Say and order the seven days.
      Sing the days song. Put the day cards in order, then point to yesterday, today, and tomorrow.
      Mixed up Tuesday and Thursday once. The rest was perfect.`,
    graded("quiz", 20, 18)`
      Mid-unit check: numbers to 10
      Show what you know about numbers to ten.
      Write the numbers 0 to 10. Circle the bigger group in each pair. Finish three number bonds.
      Beautiful 8s. The 9 likes to flip, so we will trace it this week.`,
  ],
  current: [
    current("homework", 10, { due: -2, status: "assigned" })`
      Add with dominoes: sums to 6
      Every domino is an addition story.
      Pick eight dominoes. Count each side, write the two numbers, then write how many dots in all.`,
    current("homework", 10, { due: 0, status: "in_progress" })`
      Pattern train: AB and AAB
      Make a pattern and say the rule.
      Build two trains with blocks, one AB and one AAB. Tell the rule and add four more cars to each.`,
    current("project", 10, { due: 3, status: "assigned" })`
      Penny store: buy it with pennies
      Pay for toys with 1 to 10 pennies.
      Set up a shop with price tags up to 10 cents. Count out the right number of pennies for five toys.`,
  ],
}
