import type { CourseWork } from "../content.ts"

export const noraMath: CourseWork = {
  graded: [
    {
      title: "Count the acorns to 20",
      description: "Count real things, one touch for each.",
      instructions:
        "Collect twenty acorns or buttons. Touch and move each one as you count. Then count backwards from 10.",
      type: "homework",
      points_possible: 10,
      points_earned: 10,
      feedback: "Steady touch-counting all the way. Nothing skipped at 13!",
    },
    {
      title: "Ten frames: show 6, 7, 8, and 9",
      description: "Fill the frame and see what is missing.",
      instructions: "Put counters in the ten frame for each number. Say how many more make ten.",
      type: "homework",
      points_possible: 10,
      points_earned: 9,
      feedback: "You saw '8 and 2 more' without counting. One frame was short by one.",
    },
    {
      title: "Shape hunt around the house",
      description: "Find circles, squares, triangles, and rectangles.",
      instructions:
        "Walk through three rooms with a clipboard. Draw one thing for each shape and tell how many corners it has.",
      type: "project",
      points_possible: 10,
      points_earned: 10,
      feedback: "The clock, the window, and a pizza slice. Wonderful eyes!",
    },
    {
      title: "Which is longer? Measure with crayons",
      description: "Compare lengths with the same unit.",
      instructions:
        "Line up crayons end to end next to a shoe, a book, and your arm. Write how many crayons long each one is.",
      type: "lab",
      points_possible: 10,
      points_earned: 9,
      feedback: "Careful lining up. Next time leave no gaps between the crayons.",
    },
    {
      title: "Number bonds of 5 with bears",
      description: "Two parts make a whole.",
      instructions: "Split five bears between the two small circles in as many ways as you can. Draw each way.",
      type: "homework",
      points_possible: 10,
      points_earned: 10,
      feedback: "You found all six ways, zero included.",
    },
    {
      title: "Calendar helper: days of the week",
      description: "Say and order the seven days.",
      instructions: "Sing the days song. Put the day cards in order, then point to yesterday, today, and tomorrow.",
      type: "homework",
      points_possible: 10,
      points_earned: 9,
      feedback: "Mixed up Tuesday and Thursday once. The rest was perfect.",
    },
    {
      title: "Mid-unit check: numbers to 10",
      description: "Show what you know about numbers to ten.",
      instructions: "Write the numbers 0 to 10. Circle the bigger group in each pair. Finish three number bonds.",
      type: "quiz",
      points_possible: 20,
      points_earned: 18,
      feedback: "Beautiful 8s. The 9 likes to flip, so we will trace it this week.",
    },
  ],
  current: [
    {
      title: "Add with dominoes: sums to 6",
      description: "Every domino is an addition story.",
      instructions: "Pick eight dominoes. Count each side, write the two numbers, then write how many dots in all.",
      type: "homework",
      points_possible: 10,
      due: -2,
      status: "assigned",
    },
    {
      title: "Pattern train: AB and AAB",
      description: "Make a pattern and say the rule.",
      instructions: "Build two trains with blocks, one AB and one AAB. Tell the rule and add four more cars to each.",
      type: "homework",
      points_possible: 10,
      due: 0,
      status: "in_progress",
    },
    {
      title: "Penny store: buy it with pennies",
      description: "Pay for toys with 1 to 10 pennies.",
      instructions:
        "Set up a shop with price tags up to 10 cents. Count out the right number of pennies for five toys.",
      type: "project",
      points_possible: 10,
      due: 3,
      status: "assigned",
    },
  ],
}
