import type { docsChangelog } from './docs-changelog.messages.ts'

export type Version = keyof (typeof docsChangelog)['en']['changes']

export interface Release {
  version: Version
  /** Left out while the version is not released. */
  date?: string
}

/** Every version of the contract, the newest first. The first one is `info.version`. */
export const RELEASES: readonly Release[] = [
  { version: '0.3.0-unreleased' },
  { version: '0.2.0', date: '2026-11-28' },
  { version: '0.1.0', date: '2026-11-21' },
]
