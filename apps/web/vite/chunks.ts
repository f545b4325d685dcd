import { readShares, type Graph } from "./page-graph.ts"

const shareOf = readShares()

/**
 * The modules that are bundled into one chunk. Each page is a separate chunk, and the bundler splits shared code by the pages that import
 * it. Without these groups the dashboard would be a hundred files of a few hundred bytes, which compress 30 kB worse. A module
 * brings its imports into its group, so a group may contain only code that all of its pages show at first.
 */
export const chunks = [
  // The entry, which every page loads.
  { name: "base", tags: ["$initial" as const], priority: 10 },
  // Forms with text and password fields, such as sign-in.
  {
    name: "fields",
    test: /src\/forms\/(form-messages|use-save\.)|src\/ui\/inputs\/(submit-button|password-field|is-repeat-click)\.|core\/esm\/components\/(TextInput|PasswordInput|Checkbox|Input)\//,
    priority: 9,
  },
  // The icon and the words that the landing page shares with the pages around signing in.
  { name: "claims", test: /icons\/IconCheck\.|src\/lib\/site\/first-claims\./, priority: 9 },
  // The frame of the pages around signing in.
  {
    name: "auth",
    test: /src\/features\/auth\/(shared\/(hearth-scene|public-shell|link-token)|oauth\/oauth-failure)\./,
    priority: 8,
  },
  // The code that opens toasts, without the code that shows them.
  { name: "toast-store", test: /@mantine\/notifications\/esm\/notifications\.store|@mantine\/store\//, priority: 9 },
  // Small modules that pages outside the frame use, too.
  {
    name: "tools",
    test: /use-disclosure|src\/api\/(rest|refusal)\.|src\/session\/as-user\.|src\/ui\/feedback\/(query-boundary|delayed)\./,
    priority: 9,
  },
  // Dialogs, drawers and the layout of both shells.
  {
    name: "overlay",
    test: /react-remove-scroll|core\/esm\/components\/(Drawer|Modal|ModalBase|ScrollArea)\//,
    priority: 8,
  },
  // The frame around every page of a signed-in user.
  {
    name: "frame",
    test: new RegExp(
      [
        "floating-ui",
        "core/esm/components/(Menu|Popover|Tooltip|Avatar|ActionIcon|AppShell)/",
        "src/entities/user/person-avatar\\.",
        "src/ui/feedback/(toasts|settings-toast)\\.",
        "src/features/notifications/(bell|use-)",
        "src/app/(shells/(person-menu|theme-toggle|bottom-bar)|navigation/destination|session/session-warning)\\.",
      ].join("|"),
    ),
    priority: 7,
  },
  // Small modules that several pages of the frame have, each too small for a file of its own.
  {
    name: "parts",
    test: new RegExp(
      [
        "src/lib/(record-paths|student-paths|integration-paths|matches-name|short-title|grade-percent|files/save-file)\\.",
        "src/session/(use-time-now|use-load-user|drafts/answer-policy)\\.",
        "src/ui/(layout/first-items|hooks/(use-is-phone|use-is-printing|use-optimistic-value|use-screen-query)|url/(use-create-param|use-open-state-in-url))\\.",
        "src/ui/(inputs/(time-field|late-items|field-hint|long-button))\\.",
        "src/entities/(day/minutes-labels|curriculum/curriculum-name|user/role-names|document/paper-size)\\.",
        "src/entities/(grade/format-credits|school-year/shown-year|schedule/next-school-day)\\.",
        "src/entities/(assignment/extra-credit|provider/publishers|lesson/select/(can-be-moved|use-selection)|time/time-request|quick-lines/quick-lines-request)\\.",
        "core/src/(time/month-names|grading/grade-figures|planning/copy/matching-subject|work/assignment-status|fields/hints|grading/letter-grade|work/assignment-types|grading/grading-labels)\\.ts",
      ].join("|"),
    ),
    priority: 6,
  },
  // Icons of at least three pages. A chunk for each would be a hundred bytes and a request, and a line in the entry's list of chunks.
  { name: "icons", test: /icons-react\/dist\/esm\/icons\/(?!IconCheck\.)/, minShareCount: 3, priority: 6 },
  // The daily pages share modules. Each combination of pages gets a chunk, so that no page loads the code of another.
  {
    name: (id: string, graph: Graph) => {
      const { daily, isPublic, isEntry } = shareOf(id, graph)
      return daily.length > 1 && !isPublic && !isEntry ? `daily-${daily}` : null
    },
    includeDependenciesRecursively: false,
    priority: 2,
  },
]
