import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const graceBiology: CourseWork = {
  graded: [
    graded("lab", 40, 37)`
      Microscope skills: cheek cell and onion skin
      Prepare, stain, and draw two slides.
      Draw at low and high power with magnification and scale. Label the wall, membrane, nucleus, and cytoplasm.
      Crisp drawings. Add the scale bar to the second one.`,
    graded("homework", 30, 27)`
      Macromolecules concept map
      Connect four families of molecules.
      Include monomers, functions, and one food for each. Every line needs a linking verb.
      Thorough. Enzymes belong under proteins as well as under function.`,
    graded("lab", 50, 45)`
      Osmosis in a naked egg
      Measure mass over three days.
      Dissolve the shell in vinegar, then move the egg through syrup and water. Graph the mass and explain each change.
      Excellent graph and a clear explanation of why it shrank.`,
    graded("quiz", 25, 23)`
      Cell organelles quiz
      Structure and function.
      Twenty-five items. Part C asks which organelles a muscle cell has most of, and why.
      Great reasoning about mitochondria. Smooth and rough ER were swapped.`,
    graded("homework", 30, 26)`
      Photosynthesis and respiration: two sides of one equation
      Follow the carbon and the energy.
      Complete the flow diagram. In a paragraph explain where the mass of a tree comes from.
      'Mostly from air' is right, and well argued.`,
    graded("test", 100, 86)`
      Unit test: cells and energy
      Membranes, transport, photosynthesis, respiration.
      Closed notes. Two short essays out of three.
      Good essays. Go over active transport and the Calvin cycle once more.`,
    graded("lab", 40, 36)`
      Mitosis in onion root tips: count the stages
      Estimate how long each stage lasts.
      Count 100 cells on the image set, compute the share of each stage, and turn it into minutes.
      Nice calculation. Say why prophase lasts longest.`,
    graded("reading", 20, 19)`
      Reading: Mendel's peas
      A primary source in translation.
      Read the excerpt and answer the guide questions. Quote one sentence that shows he counted carefully.
      A well-chosen quotation.`,
  ],
  current: [
    current("quiz", 30, {
      due: -1,
      status: "graded",
      points_earned: 27,
      feedback: "Ratios are right on all six. In the last cross you wrote three gametes; there are four.",
      graded_hours_ago: 9,
    })`
      Punnett squares: one and two traits
      Predict ratios.
      Six crosses, two of them with two traits. Give genotype and phenotype ratios.`,
    current("lab", 50, { due: 2, status: "in_progress" })`
      DNA extraction from strawberries: lab report
      Write it up like a scientist.
      Question, hypothesis, materials, procedure, observations, conclusion. Explain what soap, salt, and alcohol each did.`,
    current("project", 40, {
      due: 0,
      status: "submitted",
      submitted_hours_ago: 6,
      answer: {
        text: "My helix has 14 base pairs, made from pipe cleaners and beads: adenine is red and always sits across from yellow thymine, guanine is blue and sits across from green cytosine. One full turn takes ten pairs. To copy it, an enzyme would unzip the middle and each strand would collect its matching beads, so each new helix keeps one old side. That is called semiconservative.",
      },
    })`
      Build a double helix that twists
      A model with correct base pairs.
      Use at least twelve base pairs and a legend. Photograph it next to a ruler and describe how it would copy itself.`,
    current("essay", 50, { due: 7, status: "assigned" })`
      Genetic disorders: research one condition
      Explain a gene, its effect, and its care.
      Two pages, three sources, MLA citations. Choose from the list or propose another.`,
  ],
}
