import type { docsChangelog } from '#web/messages/docs-changelog.ts'

type Version = keyof (typeof docsChangelog)['en']['changes']

/** Every version of the contract, the newest first: the first one is `info.version`. */
export const RELEASES: readonly { version: Version; date: string }[] = [
  { version: '0.2.0', date: '2026-11-21' },
  { version: '0.1.0', date: '2026-11-21' },
]
