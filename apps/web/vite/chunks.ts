/**
 * What is put into one file. Each page is a chunk of its own, and what pages share is split further by whoever asks for it;
 * left at that, the dashboard would be a hundred files of a few hundred bytes, which compress worse by 30 kB than these.
 * Whatever is named here brings what it is built on along, so nothing may be named that its pages do not all show at first.
 */
export const chunks = [
  // What index.html starts with: every page has it.
  { name: "base", tags: ["$initial" as const], priority: 10 },
  // A form with words and passwords in it, as to sign in.
  {
    name: "fields",
    test: /src\/forms\/(form-messages|use-save\.)|core\/esm\/components\/(TextInput|PasswordInput|Checkbox|Input)\//,
    priority: 9,
  },
  // Whoever has something to say in a corner: not what shows it.
  { name: "toast-store", test: /@mantine\/notifications\/esm\/notifications\.store|@mantine\/store\//, priority: 9 },
  // Small things that pages of all kinds use, and that the frame would keep to itself.
  {
    name: "tools",
    test: /use-disclosure|src\/api\/(rest|refusal)\.|src\/session\/as-user\.|src\/ui\/feedback\/(query-boundary|delayed)\./,
    priority: 9,
  },
  // What lies over a page: dialogs, drawers, and what both shells stand in.
  {
    name: "overlay",
    test: /react-remove-scroll|core\/esm\/components\/(Drawer|Modal|ModalBase|ScrollArea)\//,
    priority: 8,
  },
  // The frame around every page of somebody who is signed in.
  {
    name: "frame",
    test: new RegExp(
      [
        "floating-ui",
        "core/esm/components/(Menu|Popover|Tooltip|Avatar|ActionIcon|AppShell)/",
        "src/entities/user/person-avatar\\.",
        "src/ui/feedback/(toasts|settings-toast)\\.",
        "src/features/notifications/(bell|use-|notification-words)",
        "src/app/(shells/(person-menu|theme-toggle|navigation)|session/session-warning)\\.",
      ].join("|"),
    ),
    priority: 7,
  },
]
