import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const eliScience: CourseWork = {
  graded: [
    graded("project", 25, 24)`
      Layers of the Earth: clay model cross-section
      Build the planet from core to crust.
      Use four colors of clay. Cut the ball in half and label each layer with a toothpick flag.
      Clean cut, correct order, and you knew which layer flows.`,
    graded("lab", 25, 22)`
      Rock or mineral? Test six samples
      Scratch, streak, and look closely.
      Test hardness with a nail and a penny, streak on the tile, and luster in the sun. Fill in the table.
      Careful table. Quartz scratches the nail, not the other way around.`,
    graded("project", 30, 27)`
      Moon journal: two weeks of phases
      Watch the Moon and draw what you see.
      Draw the Moon at the same time each evening, with date and time. Use a shaded circle when it is cloudy.
      Eleven drawings. You spotted the pattern before we read about it.`,
    graded("lab", 20, 18)`
      Erosion table: rain on three hills
      Which hill loses the most soil?
      Pour the same cup of water over sand, clay, and grass-covered soil. Measure what washes down.
      Fair test! You even used the same height for pouring.`,
    graded("quiz", 20, 17)`
      Water cycle quiz
      Evaporation, condensation, precipitation, collection.
      Label the diagram, then explain in two sentences where a puddle goes.
      Nice explanation of the puddle. Runoff and collection were swapped.`,
    graded("homework", 20, 17)`
      Volcano types: shield, cinder cone, composite
      Compare three kinds of volcano.
      Make a chart with shape, lava, and one real example of each.
      Good examples. Mount St. Helens is a composite volcano.`,
    graded("project", 30, 28)`
      Planet travel poster
      Invite visitors to another world.
      Include distance from the Sun, length of a day, weather, and one thing to pack.
      'Bring an umbrella made of steel' for Venus. Excellent research.`,
    graded("test", 50, 43)`
      Earth and Moon unit test
      Twenty questions and one drawing.
      Closed notes. In the drawing show the Sun, Earth, and Moon at a full moon.
      Very solid. The drawing had the Sun on the right side, the Moon on the wrong one.`,
  ],
  current: [
    current("lab", 20, {
      due: -1,
      status: "submitted",
      submitted_hours_ago: 19,
      answer: {
        text: "I plotted twelve earthquakes. Eight of them are around the edge of the Pacific Ocean, two are in Turkey and Greece, one is in Hawaii and one is in Oklahoma. They are not spread out everywhere, they make lines. I think the lines are where two plates meet. The biggest was 6.1 near Japan.",
      },
    })`
      Earthquake map: one week of dots
      Find where the Earth shakes most.
      Use the live earthquake map for seven days. Plot ten quakes on the world map and describe the pattern.`,
    current("lab", 25, { due: 2, status: "in_progress" })`
      Fossil cast in plaster
      Make a mold and a cast.
      Press a shell into clay, fill it with plaster, and wait a whole day. Explain which part is the mold and which is the cast.`,
    current("project", 30, { due: 6, status: "assigned" })`
      Weather station: a week of measurements
      Measure like a meteorologist.
      Record temperature, wind, and rain at 9:00 each morning. Make one line graph and one sentence about it.`,
    current("project", 20, { due: 8, status: "assigned" })`
      Constellation viewer from a paper tube
      Bring the night sky indoors.
      Poke the pattern of one constellation into dark paper. Learn its story and how to find it.`,
  ],
}
