import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const eliMath: CourseWork = {
  graded: [
    graded("homework", 20, 15)`
      Place value to one million: build it and write it
      Read, write, and expand six-digit numbers.
      Do problems 1 to 20. Write each number in standard, expanded, and word form.
      Strong reading of big numbers. Expanded form lost its zeros five times, so say the place names as you write.`,
    graded("homework", 20, 13)`
      Rounding on a number line
      Round to the nearest ten, hundred, and thousand.
      Draw an open number line for each problem and mark the halfway point before you decide.
      When you drew the line you were right every time. Draw it for all of them.`,
    graded("quiz", 40, 24)`
      Multiplication facts: 6, 7, and 8
      Forty facts in four minutes.
      Sharpen two pencils. Skip what you do not know and come back. No finger counting after the timer starts.
      The 6s are solid now. The 7s and 8s are next: five minutes with the cards after breakfast.`,
    graded("homework", 20, 14)`
      Area models: two digits times one digit
      Break the big number apart and multiply the parts.
      For each problem draw the rectangle, split it into tens and ones, and add the two parts.
      Your rectangles are right. The slips are in the 7s facts, not in the idea.`,
    graded("test", 50, 31)`
      Unit 2 test: multi-digit multiplication
      Show multiplication with models and with the standard way.
      Closed notes. Show a model on problems 1 to 5 and any method you trust on the rest.
      I see real understanding in the models. Regrouping went wrong in the standard way. We will redo six of these together.`,
    graded("lab", 20, 12)`
      Long division with base-ten blocks
      Share hundreds, tens, and ones fairly.
      Build each number with blocks, share it into equal groups, and trade when you must. Record every trade.
      Good trading. Remember to write the zero when a group gets no tens.`,
    graded("homework", 20, 16)`
      Factor rainbows for 12, 18, 24, and 36
      Find every pair of factors.
      Write the number pairs from the outside in and connect them with an arc. Circle the prime numbers up to 20.
      Your best page this month! Only the pair 4 and 9 got away.`,
    graded("test", 50, 29)`
      Unit 3 test: division and factors
      Long division, factors, and two story problems.
      Show all steps. In the story problems say what the remainder means.
      The story problems were well explained. Division steps 2 and 3 switch places when you hurry.`,
  ],
  current: [
    current("quiz", 20, {
      due: -1,
      status: "graded",
      points_earned: 12,
      feedback: "You know a third beats a fourth. Watch fractions that are not of the same whole. Let's bake one.",
      graded_hours_ago: 20,
    })`
      Fraction pizza: halves, thirds, and fourths
      Compare fractions of the same pizza.
      Cut the paper pizzas. Decide which slice is larger and write it with the greater than or less than sign.`,
    current("homework", 20, { due: -3, status: "assigned" })`
      Times-table ladder: 7s up and down
      Climb the 7s without a slip.
      Write the 7s up to 84 and back down. Time yourself three times and write the best time.`,
    current("homework", 20, { due: 0, status: "in_progress" })`
      Equivalent fractions with fraction strips
      Find different names for the same amount.
      Line up the strips for 1/2, 2/3, and 3/4. Write three equal fractions for each one.`,
    current("project", 25, { due: 2, status: "assigned" })`
      Recipe math: double the pancakes
      Use fractions in the kitchen.
      Copy the recipe card, double every amount, then halve it. Cook the doubled one on Saturday.`,
  ],
}
