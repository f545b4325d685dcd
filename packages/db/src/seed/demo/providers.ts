type ProviderContent = { name: string; website: string }

/** Publishers, museums and free courses, by the key that this folder uses. */
export const providers = {
  aops: { name: "Art of Problem Solving", website: "https://artofproblemsolving.com" },
  beautifulFeet: { name: "Beautiful Feet Books", website: "https://bfbooks.com" },
  braveWriter: { name: "Brave Writer", website: "https://bravewriter.com" },
  ck12: { name: "CK-12 Foundation", website: "https://www.ck12.org" },
  commonlit: { name: "CommonLit", website: "https://www.commonlit.org" },
  cornell: { name: "Cornell Lab of Ornithology", website: "https://www.birds.cornell.edu" },
  crashcourse: { name: "Crash Course", website: "https://thecrashcourse.com" },
  duolingo: { name: "Duolingo", website: "https://www.duolingo.com" },
  goodBeautiful: { name: "The Good and the Beautiful", website: "https://www.goodandbeautiful.com" },
  gutenberg: { name: "Project Gutenberg", website: "https://www.gutenberg.org" },
  hoffman: { name: "Hoffman Academy", website: "https://www.hoffmanacademy.com" },
  iew: { name: "Institute for Excellence in Writing", website: "https://iew.com" },
  khan: { name: "Khan Academy", website: "https://www.khanacademy.org" },
  learningPress: { name: "All About Learning Press", website: "https://www.allaboutlearningpress.com" },
  librivox: { name: "LibriVox", website: "https://librivox.org" },
  mysteryScience: { name: "Mystery Science", website: "https://mysteryscience.com" },
  nasa: { name: "NASA", website: "https://www.nasa.gov/learning-resources" },
  natgeo: { name: "National Geographic Education", website: "https://education.nationalgeographic.org" },
  oer: { name: "OER Project", website: "https://www.oerproject.com" },
  phet: { name: "PhET Interactive Simulations", website: "https://phet.colorado.edu" },
  smarthistory: { name: "Smarthistory", website: "https://smarthistory.org" },
  smithsonian: { name: "Smithsonian Institution", website: "https://www.si.edu/educators" },
} satisfies Record<string, ProviderContent>

export type ProviderKey = keyof typeof providers
